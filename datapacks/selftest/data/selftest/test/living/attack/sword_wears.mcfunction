# A diamond sword takes seven points and wears by one: https://minecraft.wiki/w/Sword
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon villager ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_sword_wears"]}
item replace entity @s weapon.mainhand with diamond_sword
await delay 20t
dummy @s attack @e[tag=st_l_attack_sword_wears,limit=1]
assert data entity @e[tag=st_l_attack_sword_wears,limit=1] {Health:13f}
assert items entity @s weapon.mainhand diamond_sword[damage=1]
