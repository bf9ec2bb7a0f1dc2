# Protection IV keeps four twenty-fifths off: https://minecraft.wiki/w/Protection
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_protection"],equipment:{chest:{id:"minecraft:leather_chestplate",components:{"minecraft:enchantments":{"minecraft:protection":4}}}}}
damage @e[tag=st_l_damage_protection,limit=1] 10 magic
execute store result score #st_l_damage_protection st run data get entity @e[tag=st_l_damage_protection,limit=1] Health 100
assert score #st_l_damage_protection st matches 1159..1160
