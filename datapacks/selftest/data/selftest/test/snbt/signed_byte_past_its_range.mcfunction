# 250 is past the range of a signed byte.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
execute store success score #snbt_signed_byte_past_its_range1 st run function selftest:language/run {command:'data modify storage selftest:snbt/signed_byte_past_its_range v set value 250sb'}
execute store success score #snbt_signed_byte_past_its_range2 st run function selftest:language/run {command:'data modify storage selftest:snbt/signed_byte_past_its_range v set value 250b'}
assert score #snbt_signed_byte_past_its_range1 st matches 0
assert score #snbt_signed_byte_past_its_range2 st matches 0
assert not data storage selftest:snbt/signed_byte_past_its_range v
