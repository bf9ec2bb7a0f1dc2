# A pearl teleports its owner: https://minecraft.wiki/w/Ender_Pearl
# @template selftest:floor
summon pig ~0.5 ~1 ~0.5 {NoAI:1b,Tags:["st_pbt_o"]}
summon ender_pearl ~3.5 ~1.8 ~3.5 {Tags:["st_pbt"],Motion:[0d,-0.3d,0d]}
data modify entity @e[tag=st_pbt,limit=1] Owner set from entity @e[tag=st_pbt_o,limit=1] UUID
await not entity @e[tag=st_pbt]
execute positioned ~3 ~ ~3 run assert entity @e[tag=st_pbt_o,dx=1,dy=2,dz=1]
