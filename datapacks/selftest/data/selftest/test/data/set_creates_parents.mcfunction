# `set` creates the compounds on the way.
# https://minecraft.wiki/w/Commands/data
data modify storage selftest:data/set_creates_parents a.b.c set value 1
assert data storage selftest:data/set_creates_parents {a:{b:{c:1}}}
