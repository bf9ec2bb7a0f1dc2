# An inner store does not hide the outer one: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
scoreboard players set #ttc3 st 8
execute store result score #ttc st run execute store result score #ttc2 st run scoreboard players get #ttc3 st
assert score #ttc st matches 8
assert score #ttc2 st matches 8
