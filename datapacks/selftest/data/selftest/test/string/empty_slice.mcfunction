# A slice between equal bounds is empty.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:string/empty_slice v set value "abc"
data modify storage selftest:string/empty_slice v set string storage selftest:string/empty_slice v 2 2
assert data storage selftest:string/empty_slice {v:""}
