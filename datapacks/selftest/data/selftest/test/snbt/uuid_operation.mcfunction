# `uuid` makes four ints of a UUID.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w10a.md
data modify storage selftest:snbt/uuid_operation v set value uuid("00000001-0000-0002-0000-0003ffffffff")
assert data storage selftest:snbt/uuid_operation {v:[I;1,2,3,-1]}
