# Hexadecimal, binary and separated digits.
# https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
data modify storage selftest:snbt/hexadecimal_and_binary v set value {a:0x1F_F,b:0b110,c:7_5,d:0x11ub}
assert data storage selftest:snbt/hexadecimal_and_binary {v:{a:511,b:6,c:75,d:17b}}
