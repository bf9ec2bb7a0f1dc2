# Without a duration it is 30 seconds, for what works at once one tick: https://minecraft.wiki/w/Commands/effect
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_default_is_thirty_seconds"]}
effect give @e[tag=st_l_effect_default_is_thirty_seconds,limit=1] strength
assert data entity @e[tag=st_l_effect_default_is_thirty_seconds,limit=1] {active_effects:[{id:"minecraft:strength",duration:600}]}
effect give @e[tag=st_l_effect_default_is_thirty_seconds,limit=1] instant_health
assert data entity @e[tag=st_l_effect_default_is_thirty_seconds,limit=1] {active_effects:[{id:"minecraft:instant_health",duration:1}]}
