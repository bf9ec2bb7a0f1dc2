# Water goes into what can be waterlogged.
# https://minecraft.wiki/w/Waterlogging
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~2 ~1 ~1 oak_slab[type=bottom]
rotate @s -90 50
give @s water_bucket
dummy @s use item
assert block ~2 ~1 ~1 oak_slab[waterlogged=true]
