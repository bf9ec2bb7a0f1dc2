# Without a sign suffix hexadecimal is unsigned, and stored signed.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/hexadecimal_is_unsigned v set value 0xFFFFFFFF
assert data storage selftest:snbt/hexadecimal_is_unsigned {v:-1}
