# A table draws from another.
# https://minecraft.wiki/w/Loot_table
# @template selftest:floor
setblock ~ ~1 ~ barrel
execute store result score #ltt st run loot insert ~ ~1 ~ loot selftest:outer
assert score #ltt st matches 3
assert items block ~ ~1 ~ container.1 egg[count=2]
