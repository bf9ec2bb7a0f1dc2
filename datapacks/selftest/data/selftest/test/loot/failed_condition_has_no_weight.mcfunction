# An entry whose conditions fail takes no part in the draw.
# https://minecraft.wiki/w/Loot_table
# @template selftest:floor
setblock ~ ~1 ~ barrel
loot insert ~ ~1 ~ loot selftest:weights
assert items block ~ ~1 ~ container.0 stick[count=5]
