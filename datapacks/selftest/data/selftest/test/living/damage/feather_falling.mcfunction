# Feather Falling IV keeps twelve twenty-fifths of a fall off, and nothing of magic: https://minecraft.wiki/w/Feather_Falling
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_feather_falling"],equipment:{feet:{id:"minecraft:leather_boots",components:{"minecraft:enchantments":{"minecraft:feather_falling":4}}}}}
damage @e[tag=st_l_damage_feather_falling,limit=1] 10 fall
execute store result score #st_l_damage_feather_falling st run data get entity @e[tag=st_l_damage_feather_falling,limit=1] Health 100
assert score #st_l_damage_feather_falling st matches 1480
await delay 11t
damage @e[tag=st_l_damage_feather_falling,limit=1] 10 magic
execute store result score #st_l_damage_feather_falling st run data get entity @e[tag=st_l_damage_feather_falling,limit=1] Health 100
assert score #st_l_damage_feather_falling st matches 480
