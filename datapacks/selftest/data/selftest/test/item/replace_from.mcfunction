# item replace from copies a slot: https://minecraft.wiki/w/Commands/item
# @template selftest:floor
setblock ~ ~1 ~ barrel{Items:[{Slot:3b,id:"minecraft:stick",count:5}]}
setblock ~1 ~1 ~ barrel
item replace block ~1 ~1 ~ container.0 from block ~ ~1 ~ container.3
assert items block ~1 ~1 ~ container.0 stick[count=5]
assert items block ~ ~1 ~ container.3 stick[count=5]
