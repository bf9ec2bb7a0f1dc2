# In creative mode nothing drops or wears.
# https://minecraft.wiki/w/Creative
# @template selftest:floor
# @dummy ~1 ~1 ~1
gamemode creative @s
setblock ~3 ~1 ~3 dirt
give @s iron_shovel
dummy @s mine ~3 ~1 ~3
assert block ~3 ~1 ~3 air
assert not entity @e[type=item,distance=..9]
assert items entity @s hotbar.0 iron_shovel[damage=0]
