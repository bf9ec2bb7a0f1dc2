# fill puts the data into each block: https://minecraft.wiki/w/Commands/fill
# @template selftest:floor
fill ~ ~1 ~ ~1 ~1 ~ barrel{Items:[{Slot:0b,id:"minecraft:stick",count:3}]}
assert items block ~ ~1 ~ container.0 stick[count=3]
assert items block ~1 ~1 ~ container.0 stick[count=3]
