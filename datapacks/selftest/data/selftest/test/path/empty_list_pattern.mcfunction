# An empty list matches only an empty list.
# https://minecraft.wiki/w/NBT_format
data merge storage selftest:path/empty_list_pattern {full:[1],none:[]}
assert data storage selftest:path/empty_list_pattern {none:[]}
assert not data storage selftest:path/empty_list_pattern {full:[]}
