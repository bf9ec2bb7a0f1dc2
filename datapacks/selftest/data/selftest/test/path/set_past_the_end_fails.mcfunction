# `set` adds no element at an index.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:path/set_past_the_end_fails l set value [1]
execute store success score #path_set_past_the_end_fails st run data modify storage selftest:path/set_past_the_end_fails l[1] set value 2
assert score #path_set_past_the_end_fails st matches 0
assert data storage selftest:path/set_past_the_end_fails {l:[1]}
