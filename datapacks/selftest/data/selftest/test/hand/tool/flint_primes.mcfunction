# A TNT is primed by it.
# https://minecraft.wiki/w/TNT
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 tnt
give @s flint_and_steel
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 air
assert entity @e[type=tnt,distance=..9]
kill @e[type=tnt,distance=..9]
