# A hexadecimal number has no fraction.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
execute store success score #snbt_no_hexadecimal_fraction st run function selftest:language/run {command:'data modify storage selftest:snbt/no_hexadecimal_fraction v set value 0x1.8'}
assert score #snbt_no_hexadecimal_fraction st matches 0
assert not data storage selftest:snbt/no_hexadecimal_fraction v
