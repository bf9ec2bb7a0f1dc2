# The greatest health rises by four and falls again, health with it: https://minecraft.wiki/w/Health_Boost
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_health_boost"]}
effect give @e[tag=st_l_effect_health_boost,limit=1] health_boost 1
execute store result score #st_l_effect_health_boost st run attribute @e[tag=st_l_effect_health_boost,limit=1] max_health get
assert score #st_l_effect_health_boost st matches 14
effect give @e[tag=st_l_effect_health_boost,limit=1] instant_health
await delay 1t
assert data entity @e[tag=st_l_effect_health_boost,limit=1] {Health:14f}
await delay 19t
assert data entity @e[tag=st_l_effect_health_boost,limit=1] {Health:10f}
