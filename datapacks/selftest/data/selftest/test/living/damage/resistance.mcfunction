# Each level of resistance keeps a fifth off: https://minecraft.wiki/w/Resistance
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_resistance"]}
effect give @e[tag=st_l_damage_resistance,limit=1] resistance 10 1
damage @e[tag=st_l_damage_resistance,limit=1] 10
assert data entity @e[tag=st_l_damage_resistance,limit=1] {Health:14f}
