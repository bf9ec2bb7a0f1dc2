# A sponge drinks the water beside it and turns wet.
# https://minecraft.wiki/w/Sponge
# @template selftest:floor
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
fill ~ ~1 ~2 ~3 ~1 ~2 water
setblock ~4 ~1 ~2 sponge
assert block ~4 ~1 ~2 wet_sponge
assert block ~ ~1 ~2 air
