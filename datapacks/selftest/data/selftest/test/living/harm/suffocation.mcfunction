# In a wall a point is lost every ten ticks: https://minecraft.wiki/w/Damage#Suffocation
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_harm_suffocation"]}
setblock ~1 ~1 ~1 stone
await delay 1t
assert data entity @e[tag=st_l_harm_suffocation,limit=1] {Health:9f}
await delay 10t
assert data entity @e[tag=st_l_harm_suffocation,limit=1] {Health:8f}
