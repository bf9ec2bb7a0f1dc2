# used counts what was placed: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_used minecraft.used:minecraft.dirt
give @s dirt
dummy @s use block ~3 ~ ~3 up
assert score @s st_c_used matches 1
scoreboard objectives remove st_c_used
