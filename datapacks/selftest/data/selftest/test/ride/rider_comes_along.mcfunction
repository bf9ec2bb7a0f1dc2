# A cart's rider moves with it: https://minecraft.wiki/w/Riding
# @template selftest:floor
fill ~ ~1 ~1 ~4 ~1 ~1 rail[shape=east_west]
summon minecart ~0.5 ~1.0625 ~1.5 {Tags:["st_rca"],Motion:[0.4d,0d,0d],Passengers:[{id:"minecraft:armor_stand",Tags:["st_rca2"]}]}
await delay 6t
execute positioned ~2 ~ ~ run assert entity @e[tag=st_rca2,dx=3,dy=2,dz=4]
execute as @e[tag=st_rca2] on vehicle run tag @s add st_rca_v
assert entity @e[tag=st_rca,tag=st_rca_v]
