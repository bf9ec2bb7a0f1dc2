# A duration of ten seconds is 200 ticks, one less in each: https://minecraft.wiki/w/Commands/effect
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_duration_counts_down"]}
effect give @e[tag=st_l_effect_duration_counts_down,limit=1] speed 10 2
assert data entity @e[tag=st_l_effect_duration_counts_down,limit=1] {active_effects:[{id:"minecraft:speed",amplifier:2b,duration:200}]}
await delay 7t
assert data entity @e[tag=st_l_effect_duration_counts_down,limit=1] {active_effects:[{duration:193}]}
