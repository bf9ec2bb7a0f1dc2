# Eight points with two of toughness leave 8.4 of ten, as 8 - 10 / 2.5 points count: https://minecraft.wiki/w/Armor#Mechanics
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_toughness_keeps_more_off"],equipment:{chest:{id:"minecraft:diamond_chestplate"}}}
await delay 1t
damage @e[tag=st_l_damage_toughness_keeps_more_off,limit=1] 10 mob_attack
execute store result score #st_l_damage_toughness_keeps_more_off st run data get entity @e[tag=st_l_damage_toughness_keeps_more_off,limit=1] Health 100
assert score #st_l_damage_toughness_keeps_more_off st matches 1159..1160
