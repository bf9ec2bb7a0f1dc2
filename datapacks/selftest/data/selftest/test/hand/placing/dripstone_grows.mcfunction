# A tip on a tip makes a frustum of the first.
# https://minecraft.wiki/w/Pointed_Dripstone
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s pointed_dripstone 2
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 pointed_dripstone[vertical_direction=up,thickness=tip]
dummy @s use block ~3 ~1 ~3 up
assert block ~3 ~1 ~3 pointed_dripstone[vertical_direction=up,thickness=frustum]
assert block ~3 ~2 ~3 pointed_dripstone[thickness=tip]
