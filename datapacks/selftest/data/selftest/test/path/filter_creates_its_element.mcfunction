# Where no element matches, the filter itself is added.
# https://minecraft.wiki/w/NBT_path
data modify storage selftest:path/filter_creates_its_element l set value [{id:1}]
data modify storage selftest:path/filter_creates_its_element l[{id:7}].n set value 2
assert data storage selftest:path/filter_creates_its_element {l:[{id:1},{id:7,n:2}]}
