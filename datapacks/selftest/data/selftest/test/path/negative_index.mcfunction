# A negative index counts from the end.
# https://minecraft.wiki/w/NBT_path
data modify storage selftest:path/negative_index l set value [4,5,6]
data modify storage selftest:path/negative_index a set from storage selftest:path/negative_index l[-1]
data modify storage selftest:path/negative_index b set from storage selftest:path/negative_index l[-3]
assert data storage selftest:path/negative_index {a:6,b:4}
