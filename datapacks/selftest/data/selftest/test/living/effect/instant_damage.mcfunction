# Six points of magic: https://minecraft.wiki/w/Instant_Damage
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_instant_damage"]}
effect give @e[tag=st_l_effect_instant_damage,limit=1] instant_damage
await delay 1t
assert data entity @e[tag=st_l_effect_instant_damage,limit=1] {Health:14f}
