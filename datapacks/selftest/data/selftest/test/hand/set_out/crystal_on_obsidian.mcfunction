# A crystal stands on obsidian only.
# https://minecraft.wiki/w/End_Crystal
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s end_crystal 2
assert not run dummy @s use block ~3 ~ ~3 up
setblock ~3 ~ ~3 obsidian
dummy @s use block ~3 ~ ~3 up
assert entity @e[type=end_crystal,distance=..9]
kill @e[type=end_crystal,distance=..9]
