# A full hive gives three combs for shears, a bottle for glass.
# https://minecraft.wiki/w/Beehive
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 beehive[honey_level=5]
give @s shears
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 beehive[honey_level=0]
assert entity @e[type=item,nbt={Item:{id:"minecraft:honeycomb",count:3}},distance=..9]
setblock ~3 ~1 ~3 beehive[honey_level=5]
item replace entity @s hotbar.0 with glass_bottle
dummy @s use block ~3 ~1 ~3
assert items entity @s hotbar.0 honey_bottle
