# A pack may add types, and tag them: https://minecraft.wiki/w/Damage_type
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_type_of_a_pack"],equipment:{chest:{id:"minecraft:diamond_chestplate"}}}
damage @e[tag=st_l_damage_type_of_a_pack,limit=1] 4 selftest:tickle
assert data entity @e[tag=st_l_damage_type_of_a_pack,limit=1] {Health:16f}
