# play_time grows by one in each tick: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
await delay 2t
scoreboard objectives add st_c_time minecraft.custom:minecraft.play_time
await delay 5t
assert score @s st_c_time matches 5
scoreboard objectives remove st_c_time
