# A source that matches nothing fails and leaves the target.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:data/from_a_missing_path_fails v set value 1
execute store success score #data_from_a_missing_path_fails st run data modify storage selftest:data/from_a_missing_path_fails v set from storage selftest:data/from_a_missing_path_fails never
assert score #data_from_a_missing_path_fails st matches 0
assert data storage selftest:data/from_a_missing_path_fails {v:1}
