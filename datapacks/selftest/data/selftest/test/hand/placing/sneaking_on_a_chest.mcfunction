# Who sneaks builds on what would open.
# https://minecraft.wiki/w/Sneaking
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 barrel
give @s stone
dummy @s sneak true
dummy @s use block ~3 ~1 ~3 up
assert block ~3 ~2 ~3 stone
assert block ~3 ~1 ~3 barrel[open=false]
