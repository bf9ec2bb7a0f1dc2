# An enchantment of a pack protects from the damage that it names: https://minecraft.wiki/w/Enchantment_definition
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_enchantment_of_a_pack_protects"],equipment:{chest:{id:"minecraft:leather_chestplate",components:{"minecraft:enchantments":{"selftest:dull":1}}}}}
damage @e[tag=st_l_damage_enchantment_of_a_pack_protects,limit=1] 10 magic
assert data entity @e[tag=st_l_damage_enchantment_of_a_pack_protects,limit=1] {Health:14f}
await delay 11t
damage @e[tag=st_l_damage_enchantment_of_a_pack_protects,limit=1] 4 wither
assert data entity @e[tag=st_l_damage_enchantment_of_a_pack_protects,limit=1] {Health:10f}
