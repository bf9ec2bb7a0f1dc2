# A biome is written by cells of four blocks.
# https://minecraft.wiki/w/Commands/fillbiome
# @template selftest:floor
execute store result score #bc st run fillbiome ~ ~1 ~ ~ ~1 ~ minecraft:jungle
assert score #bc st matches 1
assert biome ~ ~1 ~ minecraft:jungle
fillbiome ~ ~1 ~ ~ ~1 ~ minecraft:plains
assert not biome ~ ~1 ~ minecraft:jungle
