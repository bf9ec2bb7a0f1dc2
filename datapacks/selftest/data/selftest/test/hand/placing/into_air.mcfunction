# Pointed at air, the block goes there.
# https://github.com/Gamemode4Dev/GM4_Datapacks
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s dropper
execute at @s run tp @s ~ ~ ~ facing ~1 ~-0.5 ~1
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 dropper
