# Shears take two short ones.
# https://minecraft.wiki/w/Tall_Grass
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 grass_block
setblock ~3 ~1 ~3 tall_grass[half=lower]
setblock ~3 ~2 ~3 tall_grass[half=upper]
give @s shears
dummy @s mine ~3 ~1 ~3
assert entity @e[type=item,nbt={Item:{id:"minecraft:short_grass",count:2}},distance=..9]
assert block ~3 ~2 ~3 air
