# A tipped arrow's effect lasts an eighth: https://minecraft.wiki/w/Tipped_Arrow
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_tag"]}
summon arrow ~0.6 ~1.7 ~2.5 {Motion:[1.5d,0d,0d],item:{id:"minecraft:tipped_arrow",count:1,components:{"minecraft:potion_contents":"minecraft:swiftness"}}}
await data entity @e[tag=st_tag,limit=1] active_effects[{id:"minecraft:speed"}]
execute store result score #tag st run data get entity @e[tag=st_tag,limit=1] active_effects[0].duration
assert score #tag st matches 440..450
