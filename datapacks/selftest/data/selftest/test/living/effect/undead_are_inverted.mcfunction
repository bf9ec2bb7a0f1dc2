# What heals the living harms the undead, and the other way round: https://minecraft.wiki/w/Instant_Health
# @template selftest:floor
summon husk ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_undead_are_inverted"]}
effect give @e[tag=st_l_effect_undead_are_inverted,limit=1] instant_health
await delay 1t
assert data entity @e[tag=st_l_effect_undead_are_inverted,limit=1] {Health:14f}
effect give @e[tag=st_l_effect_undead_are_inverted,limit=1] instant_damage
await delay 1t
assert data entity @e[tag=st_l_effect_undead_are_inverted,limit=1] {Health:18f}
