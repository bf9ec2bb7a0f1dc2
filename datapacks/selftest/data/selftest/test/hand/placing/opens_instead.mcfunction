# A block that opens goes before the item.
# https://minecraft.wiki/w/Sneaking
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 barrel
give @s stone
dummy @s use block ~3 ~1 ~3 up
assert block ~3 ~2 ~3 air
assert block ~3 ~1 ~3 barrel[open=true]
