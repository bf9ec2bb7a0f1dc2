# Water goes on by a block in five ticks, one level lower each.
# https://minecraft.wiki/w/Water
# @template selftest:floor
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~ ~1 ~2 water
await delay 4t
assert block ~1 ~1 ~2 air
await delay 1t
assert block ~1 ~1 ~2 water[level=1]
await delay 10t
assert block ~3 ~1 ~2 water[level=3]
