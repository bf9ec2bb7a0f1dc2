# The bar means or in a predicate of items: https://minecraft.wiki/w/Argument_types
# @template selftest:floor
setblock ~ ~1 ~ barrel{Items:[{Slot:0b,id:"minecraft:stick",count:5}]}
assert items block ~ ~1 ~ container.0 *[count=4|count=5]
assert items block ~ ~1 ~ container.0 *[count={min:2,max:5}]
assert not items block ~ ~1 ~ container.0 *[count=4|count=6]
