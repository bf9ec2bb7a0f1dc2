# Powder set beside water is concrete.
# https://minecraft.wiki/w/Concrete_Powder
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~2 ~1 ~3 oak_slab[type=bottom,waterlogged=true]
fill ~2 ~1 ~2 ~4 ~1 ~4 glass replace air
setblock ~3 ~1 ~3 air
give @s white_concrete_powder
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 white_concrete
