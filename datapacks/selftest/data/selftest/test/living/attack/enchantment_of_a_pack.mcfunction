# An enchantment of a pack adds damage and runs a function as who was struck: https://minecraft.wiki/w/Enchantment_definition
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon villager ~1.5 ~1 ~2.5 {NoAI:1b,Tags:["st_l_attack_enchantment_of_a_pack"]}
item replace entity @s weapon.mainhand with stick[enchantments={"selftest:spark":2}]
await delay 20t
dummy @s attack @e[tag=st_l_attack_enchantment_of_a_pack,limit=1]
assert data entity @e[tag=st_l_attack_enchantment_of_a_pack,limit=1] {Health:13f}
assert entity @e[tag=st_l_attack_enchantment_of_a_pack,tag=st_sparked]
