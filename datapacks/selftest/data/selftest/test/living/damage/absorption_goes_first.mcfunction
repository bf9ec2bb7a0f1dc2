# What absorption holds is lost before health: https://minecraft.wiki/w/Absorption
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_absorption_goes_first"]}
effect give @e[tag=st_l_damage_absorption_goes_first,limit=1] absorption 10
assert data entity @e[tag=st_l_damage_absorption_goes_first,limit=1] {AbsorptionAmount:4f}
damage @e[tag=st_l_damage_absorption_goes_first,limit=1] 6
assert data entity @e[tag=st_l_damage_absorption_goes_first,limit=1] {AbsorptionAmount:0f,Health:18f}
