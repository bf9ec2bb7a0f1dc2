# A witch always leaves four to eight redstone.
# https://minecraft.wiki/w/Witch#Drops
# @template selftest:floor
summon witch ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_d1"]}
kill @e[tag=st_d1]
execute store result score #st_d1 st run data get entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:redstone"}},limit=1] Item.count
assert score #st_d1 st matches 4..8
