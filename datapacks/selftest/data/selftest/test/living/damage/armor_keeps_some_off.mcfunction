# Six points of armour keep 1.2 / 25 of ten points off: https://minecraft.wiki/w/Armor#Mechanics
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_armor_keeps_some_off"],equipment:{chest:{id:"minecraft:iron_chestplate"}}}
await delay 1t
damage @e[tag=st_l_damage_armor_keeps_some_off,limit=1] 10 mob_attack
execute store result score #st_l_damage_armor_keeps_some_off st run data get entity @e[tag=st_l_damage_armor_keeps_some_off,limit=1] Health 100
assert score #st_l_damage_armor_keeps_some_off st matches 1047..1048
