# Concrete powder hardens when water comes beside it.
# https://minecraft.wiki/w/Concrete_Powder
# @template selftest:floor
fill ~ ~1 ~1 ~4 ~1 ~3 glass
fill ~ ~1 ~2 ~4 ~1 ~2 air
setblock ~1 ~1 ~2 white_concrete_powder
setblock ~ ~1 ~2 water
assert block ~1 ~1 ~2 white_concrete
