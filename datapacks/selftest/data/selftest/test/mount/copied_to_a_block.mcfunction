# From a llama to a barrel.
# https://minecraft.wiki/w/Commands/item
# @template selftest:floor
setblock ~3 ~1 ~3 barrel
summon llama ~1.5 ~1 ~1.5 {NoAI:1b,ChestedHorse:1b,Strength:1,Items:[{Slot:2b,id:"apple",count:5}],Tags:["st_m12"]}
item replace block ~3 ~1 ~3 container.7 from entity @e[tag=st_m12,limit=1] horse.2
assert items block ~3 ~1 ~3 container.7 apple[count=5]
