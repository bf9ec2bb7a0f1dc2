# sneak_time grows while the player sneaks: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_sneak minecraft.custom:minecraft.sneak_time
await delay 3t
assert not score @s st_c_sneak matches 1..
dummy @s sneak true
await delay 4t
dummy @s sneak false
await delay 3t
assert score @s st_c_sneak matches 4
scoreboard objectives remove st_c_sneak
