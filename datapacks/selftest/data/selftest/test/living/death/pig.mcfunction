# A pig leaves one to three porkchops: https://minecraft.wiki/w/Pig#Drops
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_death_pig"]}
kill @e[tag=st_l_death_pig]
execute store result score #st_l_death_pig st run data get entity @e[type=item,distance=..8,limit=1] Item.count
assert score #st_l_death_pig st matches 1..3
assert entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:porkchop"}}]
