# Four points, doubled by each level, in the next turn: https://minecraft.wiki/w/Instant_Health
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_instant_health_works_in_the_next_turn"],Health:2f}
effect give @e[tag=st_l_effect_instant_health_works_in_the_next_turn,limit=1] instant_health 1 1
assert data entity @e[tag=st_l_effect_instant_health_works_in_the_next_turn,limit=1] {Health:2f}
await delay 1t
assert data entity @e[tag=st_l_effect_instant_health_works_in_the_next_turn,limit=1] {Health:10f}
