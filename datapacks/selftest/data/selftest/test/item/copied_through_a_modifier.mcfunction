# A copy may pass a modifier.
# https://minecraft.wiki/w/Commands/item
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.0 with egg
item replace block ~ ~1 ~ container.1 from block ~ ~1 ~ container.0 selftest:more
assert items block ~ ~1 ~ container.0 egg[count=1]
assert items block ~ ~1 ~ container.1 egg[count=3]
