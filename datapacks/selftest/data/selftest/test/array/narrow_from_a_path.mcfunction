# An array takes a narrower number from elsewhere.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data merge storage selftest:array/narrow_from_a_path {a:[I;1],n:2b}
data modify storage selftest:array/narrow_from_a_path a append from storage selftest:array/narrow_from_a_path n
assert data storage selftest:array/narrow_from_a_path {a:[I;1,2]}
