# A filter behind a key lets the compound through or not.
# https://minecraft.wiki/w/NBT_path
data modify storage selftest:path/filter_of_a_compound v set value {a:1,b:{c:2}}
assert data storage selftest:path/filter_of_a_compound v{a:1}.b.c
assert not data storage selftest:path/filter_of_a_compound v{a:2}.b.c
