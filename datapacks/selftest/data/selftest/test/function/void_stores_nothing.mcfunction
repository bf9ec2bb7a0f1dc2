scoreboard players set #vsn st 42
execute store result score #vsn st run function selftest:void
assert score #vsn st matches 42
