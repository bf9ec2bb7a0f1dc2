# dropped counts items, drop how often: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_items minecraft.dropped:minecraft.stick
scoreboard objectives add st_c_drops minecraft.custom:minecraft.drop
give @s stick 5
dummy @s drop all
assert score @s st_c_items matches 5
assert score @s st_c_drops matches 1
scoreboard objectives remove st_c_items
scoreboard objectives remove st_c_drops
