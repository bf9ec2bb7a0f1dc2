# A sheep leaves wool of its color, a shorn one none: https://minecraft.wiki/w/Sheep#Drops
# @template selftest:floor
summon sheep ~1.5 ~1 ~1.5 {NoAI:1b,Color:14b,Tags:["st_l_death_sheep"]}
summon sheep ~3.5 ~1 ~1.5 {NoAI:1b,Color:3b,Sheared:1b,Tags:["st_l_death_sheep"]}
kill @e[tag=st_l_death_sheep]
assert entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:red_wool",count:1}}]
assert not entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:light_blue_wool"}}]
