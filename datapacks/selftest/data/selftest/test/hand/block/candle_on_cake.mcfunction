# A candle goes onto a whole cake.
# https://minecraft.wiki/w/Cake
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 cake
give @s red_candle
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 red_candle_cake
