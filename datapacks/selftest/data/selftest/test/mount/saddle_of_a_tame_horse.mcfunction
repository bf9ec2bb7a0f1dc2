# A tame horse is saddled.
# https://minecraft.wiki/w/Saddle
# @template selftest:floor
summon horse ~1.5 ~1 ~1.5 {NoAI:1b,Tame:1b,Tags:["st_m13"]}
item replace entity @e[tag=st_m13] saddle with saddle
item replace entity @e[tag=st_m13] armor.body with iron_horse_armor
assert items entity @e[tag=st_m13] saddle saddle
assert data entity @e[tag=st_m13,limit=1] {equipment:{body:{id:"minecraft:iron_horse_armor"},saddle:{id:"minecraft:saddle"}}}
