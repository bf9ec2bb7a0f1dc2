# An enchantment of a pack works in every turn of its wearer: https://minecraft.wiki/w/Enchantment_definition
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_enchantment_of_a_pack"],equipment:{head:{id:"minecraft:iron_helmet",components:{"minecraft:enchantments":{"selftest:shine":1}}}}}
await delay 3t
assert data entity @e[tag=st_l_effect_enchantment_of_a_pack,limit=1] {active_effects:[{id:"minecraft:glowing"}]}
execute store result score #st_l_effect_enchantment_of_a_pack st run attribute @e[tag=st_l_effect_enchantment_of_a_pack,limit=1] max_health get
assert score #st_l_effect_enchantment_of_a_pack st matches 25
