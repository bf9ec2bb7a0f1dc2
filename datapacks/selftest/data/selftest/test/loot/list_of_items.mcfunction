# An entry of a list drops one of each.
# https://minecraft.wiki/w/Loot_table#Entry
# @template selftest:floor
setblock ~ ~1 ~ barrel
loot insert ~ ~1 ~ loot selftest:either
assert items block ~ ~1 ~ container.0 egg
assert items block ~ ~1 ~ container.1 bow
