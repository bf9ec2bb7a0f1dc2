# Every pool of a table is drawn, as often as its rolls say.
# https://minecraft.wiki/w/Loot_table
# @template selftest:floor
setblock ~ ~1 ~ barrel
execute store result score #lep st run loot replace block ~ ~1 ~ container.0 loot selftest:two_pools
assert score #lep st matches 3
assert items block ~ ~1 ~ container.0 stick
assert items block ~ ~1 ~ container.1 egg
assert items block ~ ~1 ~ container.2 egg
