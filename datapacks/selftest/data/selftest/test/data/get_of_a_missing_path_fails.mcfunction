# `get` of a path without a value fails.
# https://minecraft.wiki/w/Commands/data
execute store success score #data_get_of_a_missing_path_fails st run data get storage selftest:data/get_of_a_missing_path_fails never
assert score #data_get_of_a_missing_path_fails st matches 0
