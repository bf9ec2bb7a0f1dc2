# `insert` puts the value in front of the index.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:list/insert_before_an_index l set value [1,3]
data modify storage selftest:list/insert_before_an_index l insert 1 value 2
data modify storage selftest:list/insert_before_an_index v set from storage selftest:list/insert_before_an_index l[1]
assert data storage selftest:list/insert_before_an_index {v:2,l:[1,2,3]}
