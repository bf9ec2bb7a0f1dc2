# An empty compound matches every compound.
# https://minecraft.wiki/w/NBT_format
data merge storage selftest:path/empty_compound_pattern {v:{a:1}}
assert data storage selftest:path/empty_compound_pattern {v:{}}
assert not data storage selftest:path/empty_compound_pattern {v:{a:1,b:2}}
