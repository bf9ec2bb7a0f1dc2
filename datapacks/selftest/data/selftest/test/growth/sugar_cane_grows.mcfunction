# Sugar cane grows by a block after sixteen random ticks.
# https://minecraft.wiki/w/Sugar_Cane
# @template selftest:floor
# @environment selftest:nature/fast_growth
# @max_ticks 600
setblock ~2 ~ ~2 sand
setblock ~1 ~ ~2 water
setblock ~2 ~1 ~2 sugar_cane[age=14]
await block ~2 ~2 ~2 sugar_cane
assert not block ~2 ~1 ~2 sugar_cane[age=15]
