# A key in quotes may hold a space.
# https://minecraft.wiki/w/NBT_format
data modify storage selftest:snbt/quoted_key v set value {"a b":1,'c d':2}
assert data storage selftest:snbt/quoted_key v."a b"
assert data storage selftest:snbt/quoted_key {v:{"a b":1,"c d":2}}
