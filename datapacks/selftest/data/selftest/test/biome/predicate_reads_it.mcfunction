# A predicate of places reads the same biome.
# https://minecraft.wiki/w/Predicate
# @template selftest:floor
fillbiome ~ ~1 ~ ~ ~1 ~ minecraft:swamp
assert predicate {type:location_check,offsetY:1,predicate:{biomes:"minecraft:swamp"}}
fillbiome ~ ~1 ~ ~ ~1 ~ minecraft:plains
assert not predicate {type:location_check,offsetY:1,predicate:{biomes:"minecraft:swamp"}}
