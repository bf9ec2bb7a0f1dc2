# Loot fills the slot of a trader llama that is there in one tick only.
# https://minecraft.wiki/w/Commands/loot
# @template selftest:floor
summon trader_llama ~1.5 ~1 ~1.5 {ChestedHorse:1b,Strength:1,Items:[{},{},{}],Tags:["st_m6"]}
loot replace entity @e[tag=st_m6] horse.2 loot {pools:[{rolls:1,entries:[{type:"minecraft:item",name:"minecraft:diamond"}]}]}
assert data entity @e[tag=st_m6,limit=1] {Items:[{Slot:2b,id:"minecraft:diamond"}]}
kill @e[tag=st_m6]
kill @e[type=item,distance=..8]
