# Right after a blow the next one takes a fifth: https://minecraft.wiki/w/Damage#Attack_cooldown
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon villager ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_too_early_is_weak"]}
summon villager ~3.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_too_early_is_weak_2"]}
item replace entity @s weapon.mainhand with diamond_sword
await delay 20t
dummy @s attack @e[tag=st_l_attack_too_early_is_weak,limit=1]
dummy @s attack @e[tag=st_l_attack_too_early_is_weak_2,limit=1]
execute store result score #st_l_attack_too_early_is_weak st run data get entity @e[tag=st_l_attack_too_early_is_weak_2,limit=1] Health 10
assert score #st_l_attack_too_early_is_weak st matches 185..186
