# What a definition excludes cannot be together, from either side.
# https://minecraft.wiki/w/Enchantment_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s weapon.mainhand with stick[enchantments={mending:1}]
execute store success score #ex st run enchant @s selftest:thrift
assert score #ex st matches 0
