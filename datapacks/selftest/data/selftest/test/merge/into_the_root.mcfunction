# The path `{}` is the root.
# https://minecraft.wiki/w/NBT_path
data merge storage selftest:merge/into_the_root {a:1}
data modify storage selftest:merge/into_the_root {} merge value {b:2}
assert data storage selftest:merge/into_the_root {a:1,b:2}
