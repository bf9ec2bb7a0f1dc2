# The component replaces what the kind has, and counts in its slot only: https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_attribute_component_replaces_the_own_ones"],equipment:{chest:{id:"minecraft:diamond_chestplate",components:{"minecraft:attribute_modifiers":[{type:"armor",amount:1.0d,operation:"add_value",id:"selftest:a",slot:"chest"},{type:"armor",amount:5.0d,operation:"add_value",id:"selftest:b",slot:"head"}]}}}}
await delay 1t
execute store result score #st_l_attribute_component_replaces_the_own_ones st run attribute @e[tag=st_l_attribute_component_replaces_the_own_ones,limit=1] armor get
assert score #st_l_attribute_component_replaces_the_own_ones st matches 1
execute store result score #st_l_attribute_component_replaces_the_own_ones st run attribute @e[tag=st_l_attribute_component_replaces_the_own_ones,limit=1] armor modifier value get selftest:a
assert score #st_l_attribute_component_replaces_the_own_ones st matches 1
