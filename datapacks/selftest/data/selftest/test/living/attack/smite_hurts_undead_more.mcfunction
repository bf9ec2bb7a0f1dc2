# Smite V adds 12.5 points against the undead, and nothing against others: https://minecraft.wiki/w/Smite
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon husk ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_smite_hurts_undead_more"],attributes:[{id:"armor",base:0}]}
summon villager ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["st_l_attack_smite_hurts_undead_more_2"]}
item replace entity @s weapon.mainhand with wooden_hoe[enchantments={smite:5}]
await delay 25t
dummy @s attack @e[tag=st_l_attack_smite_hurts_undead_more,limit=1]
execute store result score #st_l_attack_smite_hurts_undead_more st run data get entity @e[tag=st_l_attack_smite_hurts_undead_more,limit=1] Health 10
assert score #st_l_attack_smite_hurts_undead_more st matches 65
await delay 25t
dummy @s attack @e[tag=st_l_attack_smite_hurts_undead_more_2,limit=1]
assert data entity @e[tag=st_l_attack_smite_hurts_undead_more_2,limit=1] {Health:19f}
