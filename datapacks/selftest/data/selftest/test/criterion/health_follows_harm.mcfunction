# health is set when it has changed: https://minecraft.wiki/w/Scoreboard#Criteria
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
await delay 61t
scoreboard objectives add st_c_harm health
damage @s 5 generic
await delay 1t
assert score @s st_c_harm matches 15
scoreboard objectives remove st_c_harm
