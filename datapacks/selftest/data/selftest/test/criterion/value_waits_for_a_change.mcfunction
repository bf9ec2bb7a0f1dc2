# An objective that is made later shows nothing until the value changes: https://minecraft.wiki/w/Scoreboard#Criteria
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
await delay 2t
scoreboard objectives add st_c_late level
await delay 2t
execute store success score #vw st run scoreboard players get @s st_c_late
assert score #vw st matches 0
experience add @s 3 levels
await delay 1t
assert score @s st_c_late matches 3
scoreboard objectives remove st_c_late
