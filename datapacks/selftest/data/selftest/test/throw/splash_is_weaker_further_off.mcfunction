# The nearer, the longer an effect: https://minecraft.wiki/w/Splash_Potion
# @template selftest:floor
summon cow ~0.8 ~1 ~2.5 {NoAI:1b,Tags:["st_siw1"]}
summon cow ~4.2 ~1 ~2.5 {NoAI:1b,Tags:["st_siw2"]}
summon splash_potion ~0.8 ~2.8 ~2.5 {Motion:[0d,-0.5d,0d],Item:{id:"minecraft:splash_potion",count:1,components:{"minecraft:potion_contents":"minecraft:swiftness"}}}
await data entity @e[tag=st_siw2,limit=1] active_effects[{id:"minecraft:speed"}]
execute store result score #siw1 st run data get entity @e[tag=st_siw1,limit=1] active_effects[0].duration
execute store result score #siw2 st run data get entity @e[tag=st_siw2,limit=1] active_effects[0].duration
assert score #siw1 st > #siw2 st
