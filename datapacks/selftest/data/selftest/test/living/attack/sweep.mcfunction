# A sword on the ground also strikes those near the target, by one point: https://minecraft.wiki/w/Sword
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon villager ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_sweep"]}
summon villager ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_sweep_2"]}
item replace entity @s weapon.mainhand with diamond_sword
await delay 20t
dummy @s attack @e[tag=st_l_attack_sweep,limit=1]
assert data entity @e[tag=st_l_attack_sweep,limit=1] {Health:13f}
assert data entity @e[tag=st_l_attack_sweep_2,limit=1] {Health:19f}
