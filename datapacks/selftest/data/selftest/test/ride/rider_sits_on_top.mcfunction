# A rider sits on the top of what carries it: https://minecraft.wiki/w/Riding
# @template selftest:floor
summon interaction ~1.5 ~1 ~1.5 {Tags:["st_rsot"],height:1.5f}
summon marker ~2.5 ~1 ~1.5 {Tags:["st_rsot2"]}
ride @e[tag=st_rsot2,limit=1] mount @e[tag=st_rsot,limit=1]
execute store result score #rsot st run data get entity @e[tag=st_rsot,limit=1] Pos[1] 100
execute store result score #rsot2 st run data get entity @e[tag=st_rsot2,limit=1] Pos[1] 100
scoreboard players operation #rsot2 st -= #rsot st
assert score #rsot2 st matches 150
