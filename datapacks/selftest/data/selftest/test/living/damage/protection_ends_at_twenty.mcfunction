# No more than twenty twenty-fifths are kept off: https://minecraft.wiki/w/Armor#Enchantments
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_protection_ends_at_twenty"],equipment:{feet:{id:"minecraft:leather_boots",components:{"minecraft:enchantments":{"minecraft:feather_falling":4,"minecraft:protection":4}}},chest:{id:"minecraft:leather_chestplate",components:{"minecraft:enchantments":{"minecraft:protection":4}}},legs:{id:"minecraft:leather_leggings",components:{"minecraft:enchantments":{"minecraft:protection":4}}}}}
damage @e[tag=st_l_damage_protection_ends_at_twenty,limit=1] 10 fall
assert data entity @e[tag=st_l_damage_protection_ends_at_twenty,limit=1] {Health:18f}
