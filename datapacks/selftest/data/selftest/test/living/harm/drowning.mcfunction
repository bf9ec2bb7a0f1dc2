# With no air left two points are lost every 20 ticks: https://minecraft.wiki/w/Damage#Drowning
# @template selftest:floor
fill ~ ~1 ~ ~2 ~1 ~2 glass
setblock ~1 ~1 ~1 water
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Air:-15s,Tags:["st_l_harm_drowning"]}
await delay 4t
assert data entity @e[tag=st_l_harm_drowning,limit=1] {Health:10f,Air:-19s}
await delay 1t
assert data entity @e[tag=st_l_harm_drowning,limit=1] {Health:8f,Air:0s}
await delay 20t
assert data entity @e[tag=st_l_harm_drowning,limit=1] {Health:6f}
