# An enchantment of a pack is one as well.
# https://minecraft.wiki/w/Enchantment_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s weapon.mainhand with stick
execute store result score #ep st run enchant @s selftest:thrift 2
assert score #ep st matches 1
execute store success score #ep2 st run enchant @s selftest:thrift 3
assert score #ep2 st matches 0
assert items entity @s weapon.mainhand *[enchantments={"selftest:thrift":2}]
