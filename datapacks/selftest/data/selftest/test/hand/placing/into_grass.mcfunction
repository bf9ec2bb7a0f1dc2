# What is replaceable is replaced.
# https://minecraft.wiki/w/Placing
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 grass_block
setblock ~3 ~1 ~3 short_grass
give @s stone
dummy @s use block ~3 ~1 ~3 up
assert block ~3 ~1 ~3 stone
