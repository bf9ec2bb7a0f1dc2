# A fist takes one point at full strength: https://minecraft.wiki/w/Damage#Attack_damage
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon villager ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_fist"]}
await delay 10t
dummy @s attack @e[tag=st_l_attack_fist,limit=1]
assert data entity @e[tag=st_l_attack_fist,limit=1] {Health:19f}
