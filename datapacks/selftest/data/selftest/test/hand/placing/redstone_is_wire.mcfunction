# Redstone is set as wire.
# https://minecraft.wiki/w/Redstone_Dust
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s redstone
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 redstone_wire
