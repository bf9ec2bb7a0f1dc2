# An array takes elements of a smaller type.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/array_takes_narrower_elements v set value [I;2b,9s,1]
assert data storage selftest:snbt/array_takes_narrower_elements {v:[I;2,9,1]}
