# An array and a list of the same numbers differ.
# https://minecraft.wiki/w/NBT_format
data modify storage selftest:array/is_no_list a set value [I;1,2]
assert data storage selftest:array/is_no_list {a:[I;1,2]}
assert not data storage selftest:array/is_no_list {a:[1,2]}
assert not data storage selftest:array/is_no_list {a:[L;1l,2l]}
