# Each piece wears a quarter of the damage, at least one point: https://minecraft.wiki/w/Durability#Armor
# @template selftest:floor
# @dummy ~1 ~1 ~1
item replace entity @s armor.chest with iron_chestplate
await delay 61t
damage @s 8 mob_attack
assert items entity @s armor.chest iron_chestplate[damage=2]
