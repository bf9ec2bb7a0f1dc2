# A table stands in the command itself.
# https://minecraft.wiki/w/Argument_types#minecraft:loot_table
# @template selftest:floor
setblock ~ ~1 ~ barrel
execute store result score #lwi st run loot insert ~ ~1 ~ loot {pools:[{rolls:3,entries:[{type:"item",name:"bow"}]}]}
assert score #lwi st matches 3
