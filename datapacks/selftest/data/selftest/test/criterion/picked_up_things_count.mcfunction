# picked_up counts items: https://minecraft.wiki/w/Statistics
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard objectives add st_c_up picked_up:stick
summon item ~1.5 ~1 ~1.5 {Item:{id:"minecraft:stick",count:3}}
await delay 2t
assert score @s st_c_up matches 3
scoreboard objectives remove st_c_up
