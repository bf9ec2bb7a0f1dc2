# What no source feeds dries up.
# https://minecraft.wiki/w/Water
# @template selftest:floor
# @max_ticks 120
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~ ~1 ~2 water
await delay 20t
setblock ~ ~1 ~2 air
await delay 60t
execute unless blocks ~ ~1 ~2 ~4 ~1 ~2 ~ ~2 ~2 all run fail "water is left"
