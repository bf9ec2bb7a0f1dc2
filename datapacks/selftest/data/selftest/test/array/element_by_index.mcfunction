# An array has elements as a list has.
# https://minecraft.wiki/w/NBT_path
data modify storage selftest:array/element_by_index a set value [I;4,5,6]
data modify storage selftest:array/element_by_index v set from storage selftest:array/element_by_index a[-1]
assert data storage selftest:array/element_by_index {v:6}
