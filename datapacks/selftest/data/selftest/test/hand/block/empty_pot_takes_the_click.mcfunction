# What cannot be potted is not set above the pot.
# https://minecraft.wiki/w/Flower_Pot
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 flower_pot
give @s oak_leaves
dummy @s use block ~3 ~1 ~3 up
assert block ~3 ~2 ~3 air
assert items entity @s hotbar.0 oak_leaves
