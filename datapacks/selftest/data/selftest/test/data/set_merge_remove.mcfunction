data modify storage selftest:smr v set value {a:1,b:{c:2}}
data merge storage selftest:smr {v:{b:{d:3}}}
data remove storage selftest:smr v.a
assert data storage selftest:smr {v:{b:{c:2,d:3}}}
assert not data storage selftest:smr v.a
