# A filter names the biomes that are replaced.
# https://minecraft.wiki/w/Commands/fillbiome
# @template selftest:floor
fillbiome ~ ~1 ~ ~ ~1 ~ minecraft:swamp
fillbiome ~ ~1 ~ ~ ~1 ~ minecraft:desert replace minecraft:jungle
assert biome ~ ~1 ~ minecraft:swamp
fillbiome ~ ~1 ~ ~ ~1 ~ minecraft:desert replace minecraft:swamp
assert biome ~ ~1 ~ minecraft:desert
fillbiome ~ ~1 ~ ~ ~1 ~ minecraft:plains
