# A shovel makes a path under air.
# https://minecraft.wiki/w/Dirt_Path
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 grass_block
setblock ~2 ~ ~3 dirt
setblock ~2 ~1 ~3 glass
give @s iron_shovel
dummy @s use block ~3 ~ ~3
assert block ~3 ~ ~3 dirt_path
assert not run dummy @s use block ~2 ~ ~3
