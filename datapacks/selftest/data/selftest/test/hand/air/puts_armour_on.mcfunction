# Armour changes places with what is worn.
# https://minecraft.wiki/w/Armor
# @template selftest:floor
# @dummy ~1 ~1 ~1
item replace entity @s armor.head with leather_helmet
give @s iron_helmet
dummy @s use item
assert items entity @s armor.head iron_helmet
assert items entity @s hotbar.0 leather_helmet
