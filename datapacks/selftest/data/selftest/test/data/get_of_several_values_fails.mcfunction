# `get` reads one value only.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:data/get_of_several_values_fails l set value [1,2]
execute store success score #data_get_of_several_values_fails st run data get storage selftest:data/get_of_several_values_fails l[]
assert score #data_get_of_several_values_fails st matches 0
