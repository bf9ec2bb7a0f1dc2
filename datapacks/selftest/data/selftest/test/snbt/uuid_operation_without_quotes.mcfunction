# The text of an operation may be a bare word.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w10a.md
data modify storage selftest:snbt/uuid_operation_without_quotes v set value uuid(f81d4fae-7dec-11d0-a765-00a0c91e6bf6)
assert data storage selftest:snbt/uuid_operation_without_quotes {v:[I;-132296786,2112623056,-1486552928,-920753162]}
