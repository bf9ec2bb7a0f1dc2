# give puts the item into the first free slot: https://minecraft.wiki/w/Commands/give
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick 3
give @s stone
assert items entity @s hotbar.0 stick[count=3]
assert items entity @s hotbar.1 stone
