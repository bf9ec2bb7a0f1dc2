# Armour in the hand protects from nothing: https://minecraft.wiki/w/Attribute#Item_modifiers
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_attribute_held_armor_does_not_count"],equipment:{mainhand:{id:"minecraft:diamond_chestplate"}}}
execute store result score #st_l_attribute_held_armor_does_not_count st run attribute @e[tag=st_l_attribute_held_armor_does_not_count,limit=1] armor get
assert score #st_l_attribute_held_armor_does_not_count st matches 0
