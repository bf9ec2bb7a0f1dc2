# The slot of `equippable` may be a hand.
# https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @dummy ~1 ~1 ~1
item replace entity @s weapon.mainhand with stick[equippable={slot:"offhand"}]
dummy @s use item
assert items entity @s weapon.offhand stick
assert not items entity @s weapon.mainhand *
