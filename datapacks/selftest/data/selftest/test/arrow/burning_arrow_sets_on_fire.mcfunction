# A burning arrow sets on fire: https://minecraft.wiki/w/Arrow
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_bas"]}
summon arrow ~0.6 ~1.7 ~2.5 {Motion:[1.5d,0d,0d],Fire:200s}
await delay 3t
execute store result score #bas st run data get entity @e[tag=st_bas,limit=1] Fire
assert score #bas st matches 80..100
