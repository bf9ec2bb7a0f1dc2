# A soul campfire takes two points, a campfire one: https://minecraft.wiki/w/Campfire
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_harm_campfire"]}
summon pig ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["st_l_harm_campfire_2"]}
setblock ~1 ~1 ~1 campfire
setblock ~3 ~1 ~3 soul_campfire
await delay 1t
assert data entity @e[tag=st_l_harm_campfire,limit=1] {Health:9f}
assert data entity @e[tag=st_l_harm_campfire_2,limit=1] {Health:8f}
