# A vine goes with the wall that carries it.
# https://minecraft.wiki/w/Vines
# @template selftest:floor
setblock ~2 ~1 ~1 stone
setblock ~2 ~1 ~2 vine[north=true]
setblock ~2 ~1 ~1 air
assert block ~2 ~1 ~2 air
