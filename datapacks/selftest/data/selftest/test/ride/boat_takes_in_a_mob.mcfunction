# A mob that touches a boat rides it: https://minecraft.wiki/w/Boat
# @template selftest:floor
summon oak_boat ~2.5 ~1 ~2.5 {Tags:["st_btm"]}
summon pig ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_btm2"]}
await delay 2t
execute as @e[tag=st_btm2] on vehicle run tag @s add st_btm_v
assert entity @e[tag=st_btm,tag=st_btm_v]
