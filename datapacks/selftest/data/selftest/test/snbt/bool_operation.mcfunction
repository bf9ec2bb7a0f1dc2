# `bool` makes a byte of a number.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w10a.md
data modify storage selftest:snbt/bool_operation v set value {a:bool(4),b:bool(0)}
assert data storage selftest:snbt/bool_operation {v:{a:1b,b:0b}}
