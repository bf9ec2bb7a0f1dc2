# Strength adds 3 for each level: https://minecraft.wiki/w/Attribute#Vanilla_modifiers
# @template selftest:floor
summon husk ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_modifiers_are_data"]}
effect give @e[tag=st_l_effect_modifiers_are_data,limit=1] strength 10 1
assert data entity @e[tag=st_l_effect_modifiers_are_data,limit=1] {attributes:[{id:"minecraft:attack_damage",modifiers:[{id:"minecraft:effect.strength",amount:6.0d,operation:"add_value"}]}]}
execute store result score #st_l_effect_modifiers_are_data st run attribute @e[tag=st_l_effect_modifiers_are_data,limit=1] attack_damage get
assert score #st_l_effect_modifiers_are_data st matches 9
