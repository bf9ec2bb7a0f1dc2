# `get` without a path succeeds with the result 1, even where nothing is stored.
# https://minecraft.wiki/w/Commands/data
execute store result score #data_get_without_a_path_gives_one st run data get storage selftest:data/get_without_a_path_gives_one
assert score #data_get_without_a_path_gives_one st matches 1
