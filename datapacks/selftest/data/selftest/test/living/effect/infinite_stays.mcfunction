# An infinite effect has the duration -1 and stays: https://minecraft.wiki/w/Commands/effect
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_infinite_stays"]}
effect give @e[tag=st_l_effect_infinite_stays,limit=1] glowing infinite 0 true
await delay 30t
assert data entity @e[tag=st_l_effect_infinite_stays,limit=1] {active_effects:[{id:"minecraft:glowing",duration:-1,show_particles:0b}]}
