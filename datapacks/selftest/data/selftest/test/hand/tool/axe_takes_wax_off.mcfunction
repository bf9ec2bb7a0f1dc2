# An axe takes wax off.
# https://minecraft.wiki/w/Axe
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 waxed_weathered_cut_copper_stairs[facing=west]
give @s iron_axe
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 weathered_cut_copper_stairs[facing=west]
