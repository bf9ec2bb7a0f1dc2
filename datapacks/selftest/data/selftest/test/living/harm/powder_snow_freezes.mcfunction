# In powder snow frost gathers, outside it goes twice as fast: https://minecraft.wiki/w/Powder_Snow
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_harm_powder_snow_freezes"]}
setblock ~1 ~1 ~1 powder_snow
await delay 20t
assert data entity @e[tag=st_l_harm_powder_snow_freezes,limit=1] {TicksFrozen:20}
setblock ~1 ~1 ~1 air
await delay 4t
assert data entity @e[tag=st_l_harm_powder_snow_freezes,limit=1] {TicksFrozen:12}
