# A path has no empty key.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
execute store success score #path_empty_key st run function selftest:language/run {command:'data modify storage selftest:path/empty_key v."".x set value 1'}
assert score #path_empty_key st matches 0
assert not data storage selftest:path/empty_key v
