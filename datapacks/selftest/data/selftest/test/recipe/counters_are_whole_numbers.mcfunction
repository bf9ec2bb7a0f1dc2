# Ticks and fuel of furnaces and brewing stands are ints since 26.3.
# https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/world/block/furnace.mcdoc
# @template selftest:floor
setblock ~1 ~1 ~1 furnace{lit_time_remaining:400s,lit_total_time:400s}
assert data block ~1 ~1 ~1 {lit_time_remaining:400,lit_total_time:400,cooking_time_spent:0}
setblock ~1 ~1 ~1 brewing_stand{Fuel:3b}
assert data block ~1 ~1 ~1 {Fuel:3,BrewTime:0}
