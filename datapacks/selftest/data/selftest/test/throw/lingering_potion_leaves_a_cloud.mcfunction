# Its cloud is 3 blocks wide to each side and lasts 30 seconds: https://minecraft.wiki/w/Lingering_Potion
# @template selftest:floor
summon lingering_potion ~2.5 ~1.5 ~2.5 {Motion:[0d,-0.5d,0d],Item:{id:"minecraft:lingering_potion",count:1,components:{"minecraft:potion_contents":"minecraft:swiftness"}}}
await entity @e[type=area_effect_cloud,distance=..6]
execute positioned ~2.5 ~1 ~2.5 run assert data entity @e[type=area_effect_cloud,distance=..2,limit=1] {Duration:600}
