# A boat is rowed by its player's client alone: https://minecraft.wiki/w/Boat
# @template selftest:floor
# @dummy ~0.5 ~1 ~0.5
summon oak_boat ~2.5 ~1 ~2.5 {Tags:["st_bss"],Motion:[0.2d,0d,0d]}
ride @s mount @e[tag=st_bss,limit=1]
await delay 10t
execute positioned ~2.4 ~1 ~2.4 run assert entity @e[tag=st_bss,dx=0,dy=0,dz=0]
execute as @s on vehicle run tag @s add st_bss_v
assert entity @e[tag=st_bss_v]
