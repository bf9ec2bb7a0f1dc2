# A filter at the start is asked of the root.
# https://minecraft.wiki/w/NBT_path
data merge storage selftest:path/filter_at_the_root {a:1,b:2}
assert data storage selftest:path/filter_at_the_root {a:1}.b
assert not data storage selftest:path/filter_at_the_root {a:2}.b
