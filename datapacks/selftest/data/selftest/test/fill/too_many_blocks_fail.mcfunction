# More blocks than max_block_modifications are refused: https://minecraft.wiki/w/Game_rule
# @template selftest:floor
execute store success score #tmb st run fill ~ ~ ~ ~32 ~31 ~31 glass
assert score #tmb st matches 0
assert block ~ ~1 ~ air
