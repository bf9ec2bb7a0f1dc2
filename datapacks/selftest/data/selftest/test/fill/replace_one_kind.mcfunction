# replace with a filter changes that kind only: https://minecraft.wiki/w/Commands/fill
# @template selftest:floor
setblock ~ ~1 ~ dirt
setblock ~1 ~1 ~ stone
execute store result score #rok st run fill ~ ~1 ~ ~2 ~1 ~ glass replace dirt
assert score #rok st matches 1
assert block ~ ~1 ~ glass
assert block ~1 ~1 ~ stone
