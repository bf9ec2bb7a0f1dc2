# Without a shooter a skull does 5 points, and explodes: https://minecraft.wiki/w/Wither_Skull
# @template selftest:floor
summon horse ~3.5 ~1 ~2.5 {NoAI:1b,Tags:["st_son"],Health:50f,attributes:[{id:"minecraft:max_health",base:50d}]}
summon wither_skull ~0.8 ~1.5 ~2.5 {Motion:[0.5d,0d,0d]}
await not entity @e[type=wither_skull,distance=..8]
execute store result score #son st run data get entity @e[tag=st_son,limit=1] Health
assert score #son st matches 30..45
