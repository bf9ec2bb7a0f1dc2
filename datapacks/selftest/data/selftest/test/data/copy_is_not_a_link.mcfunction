# A value that was copied does not follow its source.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:data/copy_is_not_a_link a set value {n:1}
data modify storage selftest:data/copy_is_not_a_link b set from storage selftest:data/copy_is_not_a_link a
data modify storage selftest:data/copy_is_not_a_link a.n set value 2
assert data storage selftest:data/copy_is_not_a_link {a:{n:2},b:{n:1}}
