# Up to four petals lie together.
# https://minecraft.wiki/w/Pink_Petals
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 grass_block
give @s pink_petals 2
dummy @s use block ~3 ~ ~3 up
dummy @s use block ~3 ~1 ~3 up
assert block ~3 ~1 ~3 pink_petals[flower_amount=2]
