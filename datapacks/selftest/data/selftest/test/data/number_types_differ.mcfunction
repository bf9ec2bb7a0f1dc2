data modify storage selftest:ntd v set value 1
assert data storage selftest:ntd {v:1}
assert not data storage selftest:ntd {v:1b}
