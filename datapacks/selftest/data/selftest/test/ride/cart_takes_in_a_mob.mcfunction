# A rolling cart takes in a mob: https://minecraft.wiki/w/Minecart#Mobs
# @template selftest:floor
fill ~ ~1 ~2 ~4 ~1 ~2 rail[shape=east_west]
summon minecart ~0.5 ~1 ~2.5 {Tags:["st_ctm"],Motion:[0.4d,0d,0d]}
summon pig ~1.9 ~1 ~2.5 {NoAI:1b,Tags:["st_ctm2"]}
await delay 4t
execute as @e[tag=st_ctm2] on vehicle run tag @s add st_ctm_v
assert entity @e[tag=st_ctm,tag=st_ctm_v]
