# @template selftest:floor
# @dummy ~1 ~1 ~1
say st hello
assert chat "st hel+o$"
assert chat "st hello" @s
assert not chat "st goodbye"
