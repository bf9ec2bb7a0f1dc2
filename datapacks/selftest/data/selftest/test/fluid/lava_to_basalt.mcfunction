# Over soul soil beside blue ice lava makes basalt.
# https://minecraft.wiki/w/Basalt
# @template selftest:floor
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~2 ~ ~2 soul_soil
setblock ~3 ~1 ~2 blue_ice
setblock ~2 ~1 ~2 lava
assert block ~2 ~1 ~2 basalt
