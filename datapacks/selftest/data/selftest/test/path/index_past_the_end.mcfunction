# An index past either end matches nothing.
# https://minecraft.wiki/w/NBT_path
data modify storage selftest:path/index_past_the_end l set value [4,5,6]
assert not data storage selftest:path/index_past_the_end l[3]
assert not data storage selftest:path/index_past_the_end l[-4]
