# A block without a block entity has no data.
# https://minecraft.wiki/w/Commands/data
# @template selftest:floor
setblock ~ ~1 ~ stone
execute store success score #data_block_without_data_fails st run data get block ~ ~1 ~
assert score #data_block_without_data_fails st matches 0
