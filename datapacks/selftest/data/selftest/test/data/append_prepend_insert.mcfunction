data modify storage selftest:api l set value [2]
data modify storage selftest:api l append value 4
data modify storage selftest:api l prepend value 1
data modify storage selftest:api l insert 2 value 3
assert data storage selftest:api {l:[1,2,3,4]}
assert data storage selftest:api l[-1]
assert not data storage selftest:api l[4]
