# Poison takes a point every 25 ticks and leaves one: https://minecraft.wiki/w/Poison
# @template selftest:floor
# @timeout 120
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_poison_does_not_kill"],Health:2f}
effect give @e[tag=st_l_effect_poison_does_not_kill,limit=1] poison 10
await delay 25t
assert data entity @e[tag=st_l_effect_poison_does_not_kill,limit=1] {Health:1f}
await delay 60t
assert data entity @e[tag=st_l_effect_poison_does_not_kill,limit=1] {Health:1f}
