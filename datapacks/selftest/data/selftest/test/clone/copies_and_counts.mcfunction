# clone copies and gives the number of blocks: https://minecraft.wiki/w/Commands/clone
# @template selftest:floor
fill ~ ~1 ~ ~1 ~1 ~ stone
execute store result score #cac st run clone ~ ~1 ~ ~1 ~1 ~ ~2 ~1 ~2
assert score #cac st matches 2
assert block ~3 ~1 ~2 stone
assert block ~ ~1 ~ stone
