# A comma stands behind a value only.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
execute store success score #snbt_lone_and_double_commas1 st run function selftest:language/run {command:'data modify storage selftest:snbt/lone_and_double_commas v set value [,]'}
execute store success score #snbt_lone_and_double_commas2 st run function selftest:language/run {command:'data modify storage selftest:snbt/lone_and_double_commas v set value {a:1,,}'}
execute store success score #snbt_lone_and_double_commas3 st run function selftest:language/run {command:'data modify storage selftest:snbt/lone_and_double_commas v set value [,5]'}
assert score #snbt_lone_and_double_commas1 st matches 0
assert score #snbt_lone_and_double_commas2 st matches 0
assert score #snbt_lone_and_double_commas3 st matches 0
assert not data storage selftest:snbt/lone_and_double_commas v
