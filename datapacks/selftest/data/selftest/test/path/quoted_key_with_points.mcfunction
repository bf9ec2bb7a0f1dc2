# In quotes a point belongs to the key.
# https://minecraft.wiki/w/NBT_path
data modify storage selftest:path/quoted_key_with_points "a.b" set value 1
assert data storage selftest:path/quoted_key_with_points "a.b"
assert data storage selftest:path/quoted_key_with_points 'a.b'
assert not data storage selftest:path/quoted_key_with_points a.b
