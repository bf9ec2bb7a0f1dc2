# A sequence ends at the first child whose conditions fail.
# https://minecraft.wiki/w/Loot_table
# @template selftest:floor
setblock ~ ~1 ~ barrel
loot insert ~ ~1 ~ loot selftest:sequence
assert items block ~ ~1 ~ container.0 stick[count=4]
assert not items block ~ ~1 ~ container.1 *
