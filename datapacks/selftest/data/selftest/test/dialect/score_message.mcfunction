scoreboard players set #sm st 3
assert score #sm st matches 5..
