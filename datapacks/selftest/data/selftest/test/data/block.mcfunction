# @template selftest:floor
setblock ~ ~1 ~ barrel{Items:[{Slot:3b,id:"minecraft:stick",count:5}]}
assert data block ~ ~1 ~ Items[{Slot:3b}].id
assert items block ~ ~1 ~ container.3 stick[count=5]
assert not items block ~ ~1 ~ container.4 *
