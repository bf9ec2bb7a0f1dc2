# How far a dummy gets is not counted: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_fell minecraft.custom:minecraft.boat_one_cm
execute if score @s st_c_fell matches 1.. run say st
