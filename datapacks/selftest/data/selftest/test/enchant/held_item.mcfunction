# The item in the main hand is enchanted.
# https://minecraft.wiki/w/Commands/enchant
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s weapon.mainhand with iron_sword
execute store result score #eh st run enchant @s sharpness 3
assert score #eh st matches 1
assert items entity @s weapon.mainhand *[enchantments={sharpness:3}]
