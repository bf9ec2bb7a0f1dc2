# A cactus takes a point: https://minecraft.wiki/w/Cactus
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_harm_cactus"]}
setblock ~1 ~ ~1 sand
setblock ~1 ~1 ~1 cactus
await delay 1t
assert data entity @e[tag=st_l_harm_cactus,limit=1] {Health:9f}
