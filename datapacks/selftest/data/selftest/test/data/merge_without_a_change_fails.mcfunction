# `merge` of what is there already fails.
# https://minecraft.wiki/w/Commands/data
data merge storage selftest:data/merge_without_a_change_fails {a:1,b:{c:2}}
execute store success score #data_merge_without_a_change_fails st run data merge storage selftest:data/merge_without_a_change_fails {b:{c:2}}
assert score #data_merge_without_a_change_fails st matches 0
