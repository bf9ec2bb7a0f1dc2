# A bracket is closed.
# https://minecraft.wiki/w/NBT_path
execute store success score #path_open_bracket1 st run function selftest:language/run {command:'data modify storage selftest:path/open_bracket v[0 set value 1'}
execute store success score #path_open_bracket2 st run function selftest:language/run {command:'data modify storage selftest:path/open_bracket v{a:1 set value 1'}
assert score #path_open_bracket1 st matches 0
assert score #path_open_bracket2 st matches 0
assert not data storage selftest:path/open_bracket v
