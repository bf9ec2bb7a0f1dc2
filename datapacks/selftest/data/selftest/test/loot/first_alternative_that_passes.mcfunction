# Of alternatives the first counts whose conditions pass.
# https://minecraft.wiki/w/Loot_table
# @template selftest:floor
setblock ~ ~1 ~ barrel
loot insert ~ ~1 ~ loot selftest:alternatives
assert items block ~ ~1 ~ container.0 stick
assert not items block ~ ~1 ~ container.1 *
