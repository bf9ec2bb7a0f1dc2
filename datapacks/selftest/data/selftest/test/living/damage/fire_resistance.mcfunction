# Fire Resistance keeps fire off and nothing else: https://minecraft.wiki/w/Fire_Resistance
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_fire_resistance"]}
effect give @e[tag=st_l_damage_fire_resistance,limit=1] fire_resistance
execute store success score #st_l_damage_fire_resistance st run damage @e[tag=st_l_damage_fire_resistance,limit=1] 5 lava
assert score #st_l_damage_fire_resistance st matches 0
damage @e[tag=st_l_damage_fire_resistance,limit=1] 5 cactus
assert data entity @e[tag=st_l_damage_fire_resistance,limit=1] {Health:15f}
