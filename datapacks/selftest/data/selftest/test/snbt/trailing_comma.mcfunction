# One comma may stand at the end.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/trailing_comma v set value {l:[5,6,],c:{a:1,},}
assert data storage selftest:snbt/trailing_comma {v:{l:[5,6],c:{a:1}}}
