# Withering takes a point every 40 ticks, the last one too: https://minecraft.wiki/w/Wither_(effect)
# @template selftest:floor
# @timeout 120
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_wither_kills"],Health:2f}
effect give @e[tag=st_l_effect_wither_kills,limit=1] wither 10
await delay 40t
assert data entity @e[tag=st_l_effect_wither_kills,limit=1] {Health:1f}
await delay 40t
assert not entity @e[tag=st_l_effect_wither_kills]
