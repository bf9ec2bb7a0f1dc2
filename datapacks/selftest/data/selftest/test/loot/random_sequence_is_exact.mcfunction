# A named sequence gives the numbers of its seed: 5 3 4 1 3 3 3 2 4 6 for a die.
# https://minecraft.wiki/w/Random_sequence_format
# @template selftest:floor
setblock ~ ~1 ~ barrel
random reset minecraft:test 7 false true
loot replace block ~ ~1 ~ container.0 loot selftest:die
assert items block ~ ~1 ~ container.0 stick[count=5]
assert items block ~ ~1 ~ container.1 stick[count=3]
assert items block ~ ~1 ~ container.2 stick[count=4]
assert items block ~ ~1 ~ container.3 stick[count=1]
assert items block ~ ~1 ~ container.4 stick[count=3]
assert items block ~ ~1 ~ container.5 stick[count=3]
assert items block ~ ~1 ~ container.6 stick[count=3]
assert items block ~ ~1 ~ container.7 stick[count=2]
assert items block ~ ~1 ~ container.8 stick[count=4]
assert items block ~ ~1 ~ container.9 stick[count=6]
