# What a mob wears counts for its attributes: https://minecraft.wiki/w/Attribute#Item_modifiers
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_attribute_worn_things_count"],equipment:{chest:{id:"minecraft:diamond_chestplate"},feet:{id:"minecraft:netherite_boots"}}}
await delay 1t
execute store result score #st_l_attribute_worn_things_count st run attribute @e[tag=st_l_attribute_worn_things_count,limit=1] armor get
assert score #st_l_attribute_worn_things_count st matches 11
execute store result score #st_l_attribute_worn_things_count st run attribute @e[tag=st_l_attribute_worn_things_count,limit=1] armor_toughness get
assert score #st_l_attribute_worn_things_count st matches 5
execute store result score #st_l_attribute_worn_things_count st run attribute @e[tag=st_l_attribute_worn_things_count,limit=1] knockback_resistance get 100
assert score #st_l_attribute_worn_things_count st matches 10
