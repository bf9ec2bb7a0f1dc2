# It lights fire, campfires and TNT.
# https://minecraft.wiki/w/Flint_and_Steel
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 netherrack
setblock ~1 ~1 ~3 campfire[lit=false]
give @s flint_and_steel
dummy @s use block ~3 ~ ~3 up
dummy @s use block ~1 ~1 ~3
assert block ~3 ~1 ~3 fire
assert block ~1 ~1 ~3 campfire[lit=true]
assert items entity @s hotbar.0 flint_and_steel[damage=2]
