# Between two points there is no key.
# https://github.com/SpyglassMC/Spyglass/issues/1058
execute store success score #path_two_points st run function selftest:language/run {command:'data modify storage selftest:path/two_points v..x set value 1'}
assert score #path_two_points st matches 0
assert not data storage selftest:path/two_points v
