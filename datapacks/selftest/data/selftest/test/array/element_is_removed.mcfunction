# An element can be removed.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:array/element_is_removed a set value [L;7l,8l,9l]
data remove storage selftest:array/element_is_removed a[1]
assert data storage selftest:array/element_is_removed {a:[L;7l,9l]}
