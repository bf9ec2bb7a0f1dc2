# 250 as an unsigned byte is -6.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/unsigned_byte_is_stored_signed v set value 250ub
assert data storage selftest:snbt/unsigned_byte_is_stored_signed {v:-6b}
