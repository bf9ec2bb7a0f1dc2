# Spaces between the parts count for nothing.
# https://minecraft.wiki/w/NBT_format
data modify storage selftest:snbt/spaces_are_ignored v set value { a : 1 , b : [ 2 , 3 ] }
assert data storage selftest:snbt/spaces_are_ignored {v:{a:1,b:[2,3]}}
