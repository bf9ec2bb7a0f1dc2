scoreboard players set #sa st 5
scoreboard players add #sa st 7
scoreboard players remove #sa st 2
assert score #sa st matches 10
