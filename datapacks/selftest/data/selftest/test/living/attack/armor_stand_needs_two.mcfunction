# Two blows within a quarter of a second break an armour stand: https://minecraft.wiki/w/Armor_Stand
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon armor_stand ~1.5 ~1 ~2.5 {Tags:["st_l_attack_armor_stand_needs_two"]}
await delay 10t
dummy @s attack @e[tag=st_l_attack_armor_stand_needs_two,limit=1]
assert entity @e[tag=st_l_attack_armor_stand_needs_two]
await delay 3t
dummy @s attack @e[tag=st_l_attack_armor_stand_needs_two,limit=1]
assert not entity @e[tag=st_l_attack_armor_stand_needs_two]
assert entity @e[type=item,nbt={Item:{id:"minecraft:armor_stand"}},distance=..8]
