# A holder that is no player is a number like any other: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_fell2 minecraft.custom:minecraft.boat_one_cm
scoreboard players set #fake st_c_fell2 7
assert score #fake st_c_fell2 matches 7
scoreboard objectives remove st_c_fell2
