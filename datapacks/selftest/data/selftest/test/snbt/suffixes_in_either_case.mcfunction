# A suffix may be upper case.
# https://minecraft.wiki/w/NBT_format
data modify storage selftest:snbt/suffixes_in_either_case v set value {a:1B,b:2S,c:3L,d:4F,e:5D}
assert data storage selftest:snbt/suffixes_in_either_case {v:{a:1b,b:2s,c:3l,d:4f,e:5d}}
