# Sharpness V adds three points: https://minecraft.wiki/w/Sharpness
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon villager ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_sharpness"]}
item replace entity @s weapon.mainhand with diamond_sword[enchantments={sharpness:5}]
await delay 20t
dummy @s attack @e[tag=st_l_attack_sharpness,limit=1]
assert data entity @e[tag=st_l_attack_sharpness,limit=1] {Health:10f}
