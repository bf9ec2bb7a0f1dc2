# A modifier changes every slot of a group.
# https://minecraft.wiki/w/Commands/item
# @template selftest:floor
setblock ~ ~1 ~ barrel
item fill block ~ ~1 ~ container.* with egg
item modify block ~ ~1 ~ container.* selftest:more
assert items block ~ ~1 ~ container.0 egg[count=3]
assert items block ~ ~1 ~ container.26 egg[count=3]
