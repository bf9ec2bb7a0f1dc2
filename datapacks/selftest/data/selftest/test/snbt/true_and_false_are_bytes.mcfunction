# `true` is 1b and `false` is 0b.
# https://minecraft.wiki/w/NBT_format
data modify storage selftest:snbt/true_and_false_are_bytes v set value {a:true,b:false}
assert data storage selftest:snbt/true_and_false_are_bytes {v:{a:1b,b:0b}}
