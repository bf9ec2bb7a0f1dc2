# What has no slot is not kept.
# https://minecraft.wiki/w/Llama#Storage
# @template selftest:floor
summon llama ~1.5 ~1 ~1.5 {NoAI:1b,ChestedHorse:1b,Strength:1,Items:[{Slot:1b,id:"stick"},{Slot:3b,id:"apple"}],Tags:["st_m7"]}
execute store result score #st_m7 st run data get entity @e[tag=st_m7,limit=1] Items
assert score #st_m7 st matches 1
assert items entity @e[tag=st_m7] horse.1 stick
