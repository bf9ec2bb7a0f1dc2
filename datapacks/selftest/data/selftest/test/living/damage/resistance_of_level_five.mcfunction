# Five levels keep everything off, and the void goes through: https://minecraft.wiki/w/Resistance
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_resistance_of_level_five"]}
effect give @e[tag=st_l_damage_resistance_of_level_five,limit=1] resistance 10 4
damage @e[tag=st_l_damage_resistance_of_level_five,limit=1] 10
assert data entity @e[tag=st_l_damage_resistance_of_level_five,limit=1] {Health:20f}
await delay 11t
damage @e[tag=st_l_damage_resistance_of_level_five,limit=1] 5 out_of_world
assert data entity @e[tag=st_l_damage_resistance_of_level_five,limit=1] {Health:15f}
