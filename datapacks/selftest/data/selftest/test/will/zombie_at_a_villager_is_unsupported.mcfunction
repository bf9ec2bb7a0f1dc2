# A zombie strikes at a villager beside it, wall or not; what comes of it is not simulated.
# https://minecraft.wiki/w/Zombie#Behavior
# @template selftest:floor
fill ~1 ~1 ~1 ~3 ~3 ~3 stone
fill ~2 ~1 ~2 ~2 ~2 ~2 air
summon villager ~0.5 ~1 ~2.5 {NoAI:1b,Tags:["st_wild"]}
summon zombie ~2.5 ~1 ~2.5 {Tags:["st_wild"]}
await delay 5t
kill @e[tag=st_wild]
