# Level one heals a point every 50 ticks: https://minecraft.wiki/w/Regeneration
# @template selftest:floor
# @timeout 120
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_regeneration"],Health:5f}
effect give @e[tag=st_l_effect_regeneration,limit=1] regeneration 10
await delay 50t
assert data entity @e[tag=st_l_effect_regeneration,limit=1] {Health:6f}
await delay 50t
assert data entity @e[tag=st_l_effect_regeneration,limit=1] {Health:7f}
