# A slab on a slab makes a double one.
# https://minecraft.wiki/w/Slab
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 oak_slab[type=bottom]
give @s oak_slab
dummy @s use block ~3 ~1 ~3 up
assert block ~3 ~1 ~3 oak_slab[type=double]
assert block ~3 ~2 ~3 air
