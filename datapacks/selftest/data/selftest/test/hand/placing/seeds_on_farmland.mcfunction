# Seeds are planted on farmland only.
# https://minecraft.wiki/w/Wheat_Seeds
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s wheat_seeds 2
assert not run dummy @s use block ~3 ~ ~3 up
setblock ~3 ~ ~3 farmland
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 wheat[age=0]
