# Other weapons strike the target alone: https://minecraft.wiki/w/Sword
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon villager ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_axe_does_not_sweep"]}
summon villager ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_axe_does_not_sweep_2"]}
item replace entity @s weapon.mainhand with diamond_axe
await delay 25t
dummy @s attack @e[tag=st_l_attack_axe_does_not_sweep,limit=1]
assert data entity @e[tag=st_l_attack_axe_does_not_sweep,limit=1] {Health:11f}
assert data entity @e[tag=st_l_attack_axe_does_not_sweep_2,limit=1] {Health:20f}
