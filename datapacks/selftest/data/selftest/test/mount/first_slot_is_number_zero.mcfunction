# The first slot is number 0 in the data.
# https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/world/entity/mob/breedable/horse.mcdoc
# @template selftest:floor
summon trader_llama ~1.5 ~1 ~1.5 {NoAI:1b,ChestedHorse:1b,Strength:1,Items:[],Tags:["st_m5"]}
item replace entity @e[tag=st_m5] horse.0 with emerald 3
assert data entity @e[tag=st_m5,limit=1] {Items:[{Slot:0b,id:"minecraft:emerald",count:3}]}
assert items entity @e[tag=st_m5] horse.* emerald[count=3]
assert not items entity @e[tag=st_m5] horse.1 *
