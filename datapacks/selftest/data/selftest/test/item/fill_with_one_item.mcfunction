# fill writes one item into every slot.
# https://minecraft.wiki/w/Commands/item
# @template selftest:floor
setblock ~ ~1 ~ barrel
item fill block ~ ~1 ~ container.* with stick 3
assert items block ~ ~1 ~ container.0 stick[count=3]
assert items block ~ ~1 ~ container.26 stick[count=3]
