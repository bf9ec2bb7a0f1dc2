# It leaves its chest and all that is in it.
# https://minecraft.wiki/w/Trader_Llama#Drops
# @template selftest:floor
summon trader_llama ~1.5 ~1 ~1.5 {NoAI:1b,ChestedHorse:1b,Strength:1,Items:[{Slot:0b,id:"emerald",count:7}],Tags:["st_m16"]}
kill @e[tag=st_m16]
assert entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:chest",count:1}}]
assert entity @e[type=item,distance=..8,nbt={Item:{id:"minecraft:emerald",count:7}}]
