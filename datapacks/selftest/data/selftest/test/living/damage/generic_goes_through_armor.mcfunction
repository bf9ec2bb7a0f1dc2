# Damage of the type generic bypasses armour: https://minecraft.wiki/w/Damage_type_tag_(Java_Edition)
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_generic_goes_through_armor"],equipment:{chest:{id:"minecraft:iron_chestplate"}}}
damage @e[tag=st_l_damage_generic_goes_through_armor,limit=1] 10
assert data entity @e[tag=st_l_damage_generic_goes_through_armor,limit=1] {Health:10f}
