# Two that exclude each other cannot be together.
# https://minecraft.wiki/w/Commands/enchant
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s weapon.mainhand with iron_sword
enchant @s smite
execute store success score #ew st run enchant @s sharpness
assert score #ew st matches 0
