# `remove` fails where the path matches nothing.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:data/remove_of_nothing_fails v set value {a:1}
execute store success score #data_remove_of_nothing_fails st run data remove storage selftest:data/remove_of_nothing_fails v.b
assert score #data_remove_of_nothing_fails st matches 0
assert data storage selftest:data/remove_of_nothing_fails {v:{a:1}}
