# A separator stands between digits only.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
execute store success score #snbt_separator_at_the_edge1 st run function selftest:language/run {command:'data modify storage selftest:snbt/separator_at_the_edge v set value 75_'}
execute store success score #snbt_separator_at_the_edge2 st run function selftest:language/run {command:'data modify storage selftest:snbt/separator_at_the_edge v set value 0x_1'}
assert score #snbt_separator_at_the_edge1 st matches 0
assert score #snbt_separator_at_the_edge2 st matches 0
assert not data storage selftest:snbt/separator_at_the_edge v
