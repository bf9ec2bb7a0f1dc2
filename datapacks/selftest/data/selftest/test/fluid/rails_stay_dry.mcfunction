# Flowing water does not enter what can be waterlogged.
# https://minecraft.wiki/w/Waterlogging
# @template selftest:floor
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~1 ~1 ~2 rail
setblock ~ ~1 ~2 water
await delay 10t
assert block ~1 ~1 ~2 rail[waterlogged=false]
