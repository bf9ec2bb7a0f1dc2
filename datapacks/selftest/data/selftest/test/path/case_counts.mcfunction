# Keys that differ in case are two keys.
# https://minecraft.wiki/w/NBT_path
data merge storage selftest:path/case_counts {Key:1}
assert data storage selftest:path/case_counts Key
assert not data storage selftest:path/case_counts key
