scoreboard players set #runs st 12
execute store result score #rr st run function selftest:runs
assert score #rr st matches 12
