# 2147483648 is past the range of an int.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
execute store success score #snbt_int_past_its_range st run function selftest:language/run {command:'data modify storage selftest:snbt/int_past_its_range v set value 2147483648'}
assert score #snbt_int_past_its_range st matches 0
assert not data storage selftest:snbt/int_past_its_range v
