# The id of a number stands where a number may stand.
# https://minecraft.wiki/w/Number_provider
# @template selftest:floor
setblock ~ ~1 ~ barrel
loot insert ~ ~1 ~ loot selftest:numbers
assert items block ~ ~1 ~ container.0 stick[count=7]
