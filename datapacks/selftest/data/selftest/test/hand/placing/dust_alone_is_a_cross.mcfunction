# Set by a hand it points to all sides, or along a line; a command's is a dot.
# https://minecraft.wiki/w/Redstone_Dust
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s redstone 2
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 redstone_wire[north=side,south=side,east=side,west=side]
setblock ~1 ~1 ~4 lever[face=floor]
dummy @s use block ~1 ~ ~3 up
assert block ~1 ~1 ~3 redstone_wire[north=side,south=side,east=none,west=none]
setblock ~3 ~1 ~1 redstone_wire
assert block ~3 ~1 ~1 redstone_wire[north=none,south=none,east=none,west=none]
