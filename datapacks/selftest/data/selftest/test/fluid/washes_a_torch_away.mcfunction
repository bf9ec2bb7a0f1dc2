# A torch in the way of water drops.
# https://minecraft.wiki/w/Water
# @template selftest:floor
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~1 ~1 ~2 torch
setblock ~ ~1 ~2 water
await delay 5t
assert block ~1 ~1 ~2 water[level=1]
