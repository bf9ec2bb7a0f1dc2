# The largest unsigned number of each length is stored as -1.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/unsigned_of_each_length v set value {a:255ub,b:65535us,c:4294967295ui,d:18446744073709551615ul}
assert data storage selftest:snbt/unsigned_of_each_length {v:{a:-1b,b:-1s,c:-1,d:-1l}}
