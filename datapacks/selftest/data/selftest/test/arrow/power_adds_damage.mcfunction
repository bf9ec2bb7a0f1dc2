# Power I adds a point to the 2 for each block of speed: https://minecraft.wiki/w/Power
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_pad"]}
summon arrow ~0.6 ~1.7 ~2.5 {Motion:[1.5d,0d,0d],weapon:{id:"minecraft:bow",count:1,components:{"minecraft:enchantments":{"minecraft:power":1}}}}
await data entity @e[tag=st_pad,limit=1] {Health:5f}
