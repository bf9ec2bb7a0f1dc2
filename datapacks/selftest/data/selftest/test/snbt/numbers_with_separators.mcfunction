# Digits are separated in any part of a number.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/numbers_with_separators v set value {a:1_2.3_4__5f,b:0b10_01,c:0xAB_CD}
assert data storage selftest:snbt/numbers_with_separators {v:{a:12.345f,b:9,c:43981}}
