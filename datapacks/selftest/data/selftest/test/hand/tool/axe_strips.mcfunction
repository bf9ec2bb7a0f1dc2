# An axe strips a log and wears off.
# https://minecraft.wiki/w/Axe
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 oak_log[axis=x]
give @s iron_axe
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 stripped_oak_log[axis=x]
assert items entity @s hotbar.0 iron_axe[damage=1]
