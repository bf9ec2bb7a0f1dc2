# A wither rose withers for two seconds: https://minecraft.wiki/w/Wither_Rose
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_harm_wither_rose"]}
setblock ~1 ~ ~1 soul_sand
setblock ~1 ~1 ~1 wither_rose
await delay 1t
assert data entity @e[tag=st_l_harm_wither_rose,limit=1] {active_effects:[{id:"minecraft:wither"}]}
