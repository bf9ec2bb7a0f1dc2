# Each id is a storage of its own, also in another namespace.
# https://minecraft.wiki/w/Command_storage_format
data merge storage selftest:storage/ids_are_apart {v:1}
data merge storage selftest:storage/ids_are_apart/below {v:2}
data merge storage other_selftest:storage/ids_are_apart {v:3}
assert data storage selftest:storage/ids_are_apart {v:1}
assert data storage selftest:storage/ids_are_apart/below {v:2}
assert data storage other_selftest:storage/ids_are_apart {v:3}
