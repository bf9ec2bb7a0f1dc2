# Ice melts where the light of blocks is above eleven.
# https://minecraft.wiki/w/Ice
# @template selftest:floor
# @environment selftest:nature/fast_growth
# @max_ticks 400
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~2 ~1 ~2 ice
setblock ~3 ~1 ~2 glowstone
await not block ~2 ~1 ~2 ice
