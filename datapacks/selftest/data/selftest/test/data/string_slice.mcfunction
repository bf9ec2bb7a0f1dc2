data modify storage selftest:ss from set value "abcdef"
data modify storage selftest:ss a set string storage selftest:ss from 1 3
data modify storage selftest:ss b set string storage selftest:ss from -2
assert data storage selftest:ss {a:"bc",b:"ef"}
