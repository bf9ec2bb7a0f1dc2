# xp counts all points, level the levels: https://minecraft.wiki/w/Scoreboard#Criteria
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
await delay 2t
scoreboard objectives add st_c_xp xp
scoreboard objectives add st_c_lv level
experience add @s 30 points
await delay 1t
assert score @s st_c_xp matches 30
assert score @s st_c_lv matches 3
scoreboard objectives remove st_c_xp
scoreboard objectives remove st_c_lv
