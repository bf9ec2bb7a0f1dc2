# Up to four candles stand together.
# https://minecraft.wiki/w/Candle
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s candle 2
dummy @s use block ~3 ~ ~3 up
dummy @s use block ~3 ~1 ~3 up
assert block ~3 ~1 ~3 candle[candles=2]
