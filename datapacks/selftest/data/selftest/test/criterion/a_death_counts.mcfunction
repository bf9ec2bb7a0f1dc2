# deathCount and the statistic of deaths: https://minecraft.wiki/w/Scoreboard#Criteria
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_die deathCount
scoreboard objectives add st_c_died minecraft.custom:minecraft.deaths
kill @s
assert score @s st_c_die matches 1
assert score @s st_c_died matches 1
scoreboard objectives remove st_c_die
scoreboard objectives remove st_c_died
