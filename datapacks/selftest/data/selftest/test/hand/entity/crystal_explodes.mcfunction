# A crystal explodes at a blow.
# https://minecraft.wiki/w/End_Crystal
# @template selftest:floor
# @dummy ~1 ~1 ~1
gamemode creative @s
summon end_crystal ~3.5 ~1 ~3.5 {Tags:["hs_crystal"]}
setblock ~4 ~1 ~4 dirt
dummy @s attack @n[tag=hs_crystal]
assert not entity @e[tag=hs_crystal]
assert block ~4 ~1 ~4 air
fill ~-3 ~-1 ~-3 ~7 ~2 ~7 air
