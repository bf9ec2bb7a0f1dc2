# A plant goes in, and into the hand again.
# https://minecraft.wiki/w/Flower_Pot
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 flower_pot
give @s poppy
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 potted_poppy
assert not items entity @s hotbar.0 *
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 flower_pot
assert items entity @s hotbar.0 poppy
