# An unsigned number has no minus.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
execute store success score #snbt_negative_unsigned st run function selftest:language/run {command:'data modify storage selftest:snbt/negative_unsigned v set value -1ub'}
assert score #snbt_negative_unsigned st matches 0
assert not data storage selftest:snbt/negative_unsigned v
