# Who rides what dies stands on the ground: https://minecraft.wiki/w/Riding
# @template selftest:floor
summon minecart ~1.5 ~1 ~1.5 {Tags:["st_kvl"],Passengers:[{id:"minecraft:armor_stand",Tags:["st_kvl2"]}]}
summon marker ~1.5 ~1 ~1.5 {Tags:["st_kvl3"]}
await delay 1t
kill @e[tag=st_kvl]
await delay 10t
execute as @e[tag=st_kvl2] at @s run assert entity @e[tag=st_kvl3,distance=..2]
execute as @e[tag=st_kvl2] at @s run assert block ~ ~-0.5 ~ smooth_stone
