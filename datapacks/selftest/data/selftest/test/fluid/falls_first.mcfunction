# Over a hole water falls and does not go on.
# https://minecraft.wiki/w/Water
# @template selftest:floor
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~1 ~ ~2 air
setblock ~1 ~-1 ~2 stone
setblock ~ ~1 ~2 water
await delay 10t
assert block ~1 ~ ~2 water[level=8]
assert block ~2 ~1 ~2 air
