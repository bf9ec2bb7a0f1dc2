# An item that cannot have it is a failure.
# https://minecraft.wiki/w/Commands/enchant
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s weapon.mainhand with iron_sword
execute store success score #eu st run enchant @s efficiency
assert score #eu st matches 0
