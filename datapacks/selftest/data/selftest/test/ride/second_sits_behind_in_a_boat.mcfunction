# A boat carries two, one behind the other: https://minecraft.wiki/w/Boat
# @template selftest:floor
summon oak_boat ~2.5 ~1 ~2.5 {Tags:["st_ssb"],Passengers:[{id:"minecraft:armor_stand",Tags:["st_ssb1"]},{id:"minecraft:armor_stand",Tags:["st_ssb2"]}]}
execute store result score #ssb1 st run data get entity @e[tag=st_ssb1,limit=1] Pos[2] 10
execute store result score #ssb2 st run data get entity @e[tag=st_ssb2,limit=1] Pos[2] 10
scoreboard players operation #ssb1 st -= #ssb2 st
assert score #ssb1 st matches 7..9
