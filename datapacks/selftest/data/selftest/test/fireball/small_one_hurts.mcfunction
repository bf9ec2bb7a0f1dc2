# It does 5 points of damage and burns: https://minecraft.wiki/w/Fireball
# @template selftest:floor
summon cow ~3.5 ~1 ~2.5 {NoAI:1b,Tags:["st_soh"]}
summon small_fireball ~0.8 ~1.5 ~2.5 {Motion:[0.5d,0d,0d]}
await data entity @e[tag=st_soh,limit=1] {Health:5f}
execute store result score #soh st run data get entity @e[tag=st_soh,limit=1] Fire
assert score #soh st matches 90..100
