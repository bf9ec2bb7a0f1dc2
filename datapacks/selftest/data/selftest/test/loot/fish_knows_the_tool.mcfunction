# Fish asks the table with a tool.
# https://minecraft.wiki/w/Commands/loot
# @template selftest:floor
setblock ~ ~1 ~ barrel
execute store result score #lf1 st run loot insert ~ ~1 ~ fish selftest:tool ~ ~ ~ bow
execute store result score #lf2 st run loot insert ~ ~1 ~ fish selftest:tool ~ ~ ~ stick
execute store result score #lf3 st run loot insert ~ ~1 ~ fish selftest:tool ~ ~ ~
assert score #lf1 st matches 1
assert score #lf2 st matches 0
assert score #lf3 st matches 0
