# data modify takes a computed number, whole or decimal.
# https://minecraft.wiki/w/Commands/data
# @template selftest:floor
data modify storage selftest:cis a set compute default integer selftest:seven
data modify storage selftest:cis b set compute default float selftest:half
assert data storage selftest:cis {a:7,b:0.5f}
