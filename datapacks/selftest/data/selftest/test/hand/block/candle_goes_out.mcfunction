# An empty hand puts it out, flint lights it.
# https://minecraft.wiki/w/Candle
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 candle[lit=true]
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 candle[lit=false]
give @s flint_and_steel
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 candle[lit=true]
