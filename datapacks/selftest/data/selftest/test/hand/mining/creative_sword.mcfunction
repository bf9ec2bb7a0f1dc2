# A sword breaks nothing in creative mode.
# https://minecraft.wiki/w/Sword
# @template selftest:floor
# @dummy ~1 ~1 ~1
gamemode creative @s
setblock ~3 ~1 ~3 dirt
give @s iron_sword
assert not run dummy @s mine ~3 ~1 ~3
assert block ~3 ~1 ~3 dirt
