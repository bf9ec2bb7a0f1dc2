# A string without quotes may hold points, signs and digits behind its first letter.
# https://minecraft.wiki/w/NBT_format
data modify storage selftest:snbt/bare_word v set value a.b+c-d_1
assert data storage selftest:snbt/bare_word {v:"a.b+c-d_1"}
