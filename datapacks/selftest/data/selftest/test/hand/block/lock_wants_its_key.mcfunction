# A lock is an item predicate for the main hand; whoever has no such item finds it shut.
# https://minecraft.wiki/w/Chest#Block_data
# @template selftest:floor
# @dummy ~2 ~1 ~3
setblock ~2 ~1 ~1 barrel{lock:{items:"minecraft:stick",predicates:{"minecraft:custom_data":{key:1b}}}}
item replace entity @s weapon.mainhand with stick
dummy @s use block ~2 ~1 ~1
assert block ~2 ~1 ~1 barrel[open=false]
item replace entity @s weapon.mainhand with stick[custom_data={key:1b}]
dummy @s use block ~2 ~1 ~1
assert block ~2 ~1 ~1 barrel[open=true]
