# Mined blocks and used tools are counted.
# https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1 ~1 ~1
scoreboard objectives add hs_mined minecraft.mined:minecraft.stone
scoreboard objectives add hs_pick minecraft.used:minecraft.iron_pickaxe
setblock ~3 ~1 ~3 stone
give @s iron_pickaxe
dummy @s mine ~3 ~1 ~3
assert score @s hs_mined matches 1
assert score @s hs_pick matches 1
