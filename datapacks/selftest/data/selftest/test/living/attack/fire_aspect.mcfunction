# Fire Aspect II burns for eight seconds: https://minecraft.wiki/w/Fire_Aspect
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon villager ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_fire_aspect"]}
item replace entity @s weapon.mainhand with stick[enchantments={fire_aspect:2}]
await delay 20t
dummy @s attack @e[tag=st_l_attack_fire_aspect,limit=1]
assert data entity @e[tag=st_l_attack_fire_aspect,limit=1] {Fire:160s}
