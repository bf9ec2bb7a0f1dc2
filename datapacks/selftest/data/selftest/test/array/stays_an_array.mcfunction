# An array that takes an element stays an array.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:array/stays_an_array a set value [B;1b,2b]
data modify storage selftest:array/stays_an_array a append value 3b
assert data storage selftest:array/stays_an_array {a:[B;1b,2b,3b]}
