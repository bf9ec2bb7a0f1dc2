# A stand takes armour and gives it back.
# https://minecraft.wiki/w/Armor_Stand
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon armor_stand ~3.5 ~1 ~3.5 {Tags:["hs_stand"]}
give @s iron_helmet
dummy @s use entity @n[tag=hs_stand]
assert items entity @n[tag=hs_stand] armor.head iron_helmet
assert not items entity @s hotbar.0 *
dummy @s use entity @n[tag=hs_stand] ~3.5 ~2.8 ~3.5
assert items entity @s hotbar.0 iron_helmet
