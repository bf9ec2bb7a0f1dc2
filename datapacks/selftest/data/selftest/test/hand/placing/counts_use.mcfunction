# A placed block is counted as used.
# https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1 ~1 ~1
scoreboard objectives add hs_used minecraft.used:minecraft.stone
give @s stone 2
dummy @s use block ~3 ~ ~3 up
assert score @s hs_used matches 1
