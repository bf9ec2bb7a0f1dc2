# A source without a path is everything that is stored.
# https://minecraft.wiki/w/Commands/data
data merge storage selftest:data/copy_of_a_whole_storage {a:1,b:[2]}
data modify storage selftest:data/copy_of_a_whole_storage_copy all set from storage selftest:data/copy_of_a_whole_storage
assert data storage selftest:data/copy_of_a_whole_storage_copy {all:{a:1,b:[2]}}
