# With Water Breathing no air is lost: https://minecraft.wiki/w/Water_Breathing
# @template selftest:floor
fill ~ ~1 ~ ~2 ~1 ~2 glass
setblock ~1 ~1 ~1 water
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_harm_water_breathing"]}
effect give @e[tag=st_l_harm_water_breathing,limit=1] water_breathing
await delay 10t
assert data entity @e[tag=st_l_harm_water_breathing,limit=1] {Air:300s}
