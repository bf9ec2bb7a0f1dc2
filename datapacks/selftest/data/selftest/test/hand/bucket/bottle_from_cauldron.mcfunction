# A bottle takes a third.
# https://minecraft.wiki/w/Cauldron
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 water_cauldron[level=3]
give @s glass_bottle
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 water_cauldron[level=2]
assert items entity @s hotbar.0 potion[potion_contents={potion:"minecraft:water"}]
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 water_cauldron[level=3]
assert items entity @s hotbar.0 glass_bottle
