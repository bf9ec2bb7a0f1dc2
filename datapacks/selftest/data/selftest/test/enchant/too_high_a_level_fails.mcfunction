# A level above the highest is a failure.
# https://minecraft.wiki/w/Commands/enchant
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s weapon.mainhand with iron_sword
execute store success score #et st run enchant @s sharpness 6
assert score #et st matches 0
assert items entity @s weapon.mainhand *[enchantments={}]
