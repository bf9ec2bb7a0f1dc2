# On ice a boat slides where on stone it stops: https://minecraft.wiki/w/Boat
# @template selftest:floor
fill ~ ~ ~3 ~4 ~ ~4 blue_ice
summon oak_boat ~0.7 ~1 ~0.8 {Tags:["st_sfi1"],Motion:[0.2d,0d,0d]}
summon oak_boat ~0.7 ~1 ~4.2 {Tags:["st_sfi2"],Motion:[0.2d,0d,0d]}
await delay 12t
execute store result score #sfi1 st run data get entity @e[tag=st_sfi1,limit=1] Pos[0] 100
execute store result score #sfi2 st run data get entity @e[tag=st_sfi2,limit=1] Pos[0] 100
scoreboard players operation #sfi2 st -= #sfi1 st
assert score #sfi2 st matches 100..
