# Opened windows are counted.
# https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1 ~1 ~1
scoreboard objectives add hs_open minecraft.custom:minecraft.open_chest
setblock ~3 ~1 ~3 chest
dummy @s use block ~3 ~1 ~3
assert score @s hs_open matches 1
