# A sword wears by two.
# https://minecraft.wiki/w/Sword
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 dirt
give @s iron_sword
dummy @s mine ~3 ~1 ~3
assert items entity @s hotbar.0 iron_sword[damage=2]
