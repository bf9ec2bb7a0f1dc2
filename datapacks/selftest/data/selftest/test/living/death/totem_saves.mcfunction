# A totem in the hand is used up, and leaves one point of health: https://minecraft.wiki/w/Totem_of_Undying
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_death_totem_saves"],equipment:{offhand:{id:"minecraft:totem_of_undying"}}}
damage @e[tag=st_l_death_totem_saves,limit=1] 50
assert data entity @e[tag=st_l_death_totem_saves,limit=1] {Health:1f,AbsorptionAmount:8f}
assert data entity @e[tag=st_l_death_totem_saves,limit=1] {active_effects:[{id:"minecraft:regeneration",amplifier:1b,duration:900}]}
assert not data entity @e[tag=st_l_death_totem_saves,limit=1] equipment.offhand
