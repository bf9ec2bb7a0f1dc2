# A creeper that a skeleton kills leaves a music disc: not simulated.
# https://minecraft.wiki/w/Creeper#Drops
# @template selftest:floor
summon skeleton ~3.5 ~1 ~1.5 {NoAI:1b,equipment:{head:{id:"stone_button"}},Tags:["st_d9s"]}
summon creeper ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_d9"]}
damage @e[tag=st_d9,limit=1] 1000 minecraft:arrow by @e[tag=st_d9s,limit=1]
