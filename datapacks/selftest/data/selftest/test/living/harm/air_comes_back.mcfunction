# Out of water four ticks of air come back in each tick: https://minecraft.wiki/w/Damage#Drowning
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Air:280s,Tags:["st_l_harm_air_comes_back"]}
await delay 2t
assert data entity @e[tag=st_l_harm_air_comes_back,limit=1] {Air:288s}
await delay 5t
assert data entity @e[tag=st_l_harm_air_comes_back,limit=1] {Air:300s}
