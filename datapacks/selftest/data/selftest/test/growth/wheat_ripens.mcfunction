# Wheat on farmland under the sky ripens by random ticks.
# https://minecraft.wiki/w/Wheat_Crops
# @template selftest:floor
# @environment selftest:nature/fast_growth
# @max_ticks 400
setblock ~2 ~ ~2 farmland[moisture=7]
setblock ~2 ~1 ~2 wheat
setblock ~1 ~ ~2 water
await block ~2 ~1 ~2 wheat[age=7]
