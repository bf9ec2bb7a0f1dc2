scoreboard players set #rf st 5
execute store result score #rf st store success score #rf2 st run function selftest:fails
assert score #rf st matches 0
assert score #rf2 st matches 0
