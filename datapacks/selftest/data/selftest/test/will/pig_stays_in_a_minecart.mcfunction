# Who sits in a minecart does not walk.
# https://minecraft.wiki/w/Minecart
# @template selftest:floor
summon minecart ~2.5 ~1 ~2.5 {Tags:["st_will"],Passengers:[{id:"minecraft:pig",Tags:["st_will"]}]}
await delay 20t
execute positioned ~2.5 ~1 ~2.5 run assert entity @e[type=pig,tag=st_will,distance=..1]
kill @e[tag=st_will]
