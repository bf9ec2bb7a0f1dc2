# A hoe makes farmland of dirt and dirt of coarse dirt.
# https://minecraft.wiki/w/Hoe
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 dirt
setblock ~2 ~ ~3 coarse_dirt
give @s iron_hoe
dummy @s use block ~3 ~ ~3
dummy @s use block ~2 ~ ~3
assert block ~3 ~ ~3 farmland
assert block ~2 ~ ~3 dirt
assert items entity @s hotbar.0 iron_hoe[damage=2]
