# A dummy cannot fish, so the score is what was written: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_fish minecraft.custom:minecraft.fish_caught
scoreboard players set @s st_c_fish 2
await delay 2t
assert score @s st_c_fish matches 2
scoreboard objectives remove st_c_fish
