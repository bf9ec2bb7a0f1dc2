# A list matches a longer one that has its elements in any order.
# https://minecraft.wiki/w/NBT_format
data modify storage selftest:path/list_pattern_in_any_order l set value [1,2,3]
assert data storage selftest:path/list_pattern_in_any_order {l:[3,1]}
assert not data storage selftest:path/list_pattern_in_any_order {l:[1,4]}
