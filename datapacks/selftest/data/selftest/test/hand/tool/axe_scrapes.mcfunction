# An axe scrapes a step of oxidation off, then nothing.
# https://minecraft.wiki/w/Axe
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 exposed_copper
give @s iron_axe
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 copper_block
assert not run dummy @s use block ~3 ~1 ~3
