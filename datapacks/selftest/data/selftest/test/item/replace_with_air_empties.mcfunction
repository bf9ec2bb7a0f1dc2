# item replace with air empties the slot: https://minecraft.wiki/w/Commands/item
# @template selftest:floor
setblock ~ ~1 ~ barrel{Items:[{Slot:3b,id:"minecraft:stick",count:5}]}
item replace block ~ ~1 ~ container.3 with air
assert not items block ~ ~1 ~ container.* *
assert not data block ~ ~1 ~ Items[0]
