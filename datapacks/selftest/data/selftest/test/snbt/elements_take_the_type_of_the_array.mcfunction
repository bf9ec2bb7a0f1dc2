# Elements without a suffix have the type of the array.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/elements_take_the_type_of_the_array v set value [B;3,4]
assert data storage selftest:snbt/elements_take_the_type_of_the_array {v:[B;3b,4b]}
assert not data storage selftest:snbt/elements_take_the_type_of_the_array {v:[I;3,4]}
