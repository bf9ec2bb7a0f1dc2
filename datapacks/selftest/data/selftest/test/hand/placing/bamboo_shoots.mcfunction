# A shoot first, then a stalk.
# https://minecraft.wiki/w/Bamboo
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 dirt
give @s bamboo 2
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 bamboo_sapling
dummy @s use block ~3 ~1 ~3 up
assert block ~3 ~2 ~3 bamboo
assert block ~3 ~1 ~3 bamboo
