# A modifier of a pack changes a slot.
# https://minecraft.wiki/w/Commands/item
# @template selftest:floor
setblock ~ ~1 ~ barrel
item replace block ~ ~1 ~ container.0 with egg
item modify block ~ ~1 ~ container.0 selftest:more
assert items block ~ ~1 ~ container.0 egg[count=3]
