# Lava goes on by a block in thirty ticks, two levels lower each.
# https://minecraft.wiki/w/Lava
# @template selftest:floor
# @max_ticks 60
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~ ~1 ~2 lava
await delay 29t
assert block ~1 ~1 ~2 air
await delay 1t
assert block ~1 ~1 ~2 lava[level=2]
