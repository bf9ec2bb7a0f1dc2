# mined counts blocks: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_dug minecraft.mined:minecraft.glass
setblock ~3 ~1 ~3 glass
dummy @s mine ~3 ~1 ~3
assert score @s st_c_dug matches 1
scoreboard objectives remove st_c_dug
