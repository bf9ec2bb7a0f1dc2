# masked move clears only what it has moved: https://minecraft.wiki/w/Commands/clone
# @template selftest:floor
setblock ~ ~1 ~ stone
setblock ~2 ~1 ~ dirt
execute store result score #mmc st run clone ~ ~1 ~ ~1 ~1 ~ ~2 ~1 ~ masked move
assert score #mmc st matches 1
assert block ~ ~1 ~ air
assert block ~2 ~1 ~ stone
