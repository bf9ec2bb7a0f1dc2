# Give puts the loot into the inventory.
# https://minecraft.wiki/w/Commands/loot
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store result score #lgp st run loot give @s loot selftest:two_pools
assert score #lgp st matches 3
assert items entity @s hotbar.0 stick
assert items entity @s hotbar.1 egg[count=2]
