# A block's data can be the arguments.
# https://minecraft.wiki/w/Commands/function
# @template selftest:floor
setblock ~ ~1 ~ barrel{Items:[{Slot:0b,id:"minecraft:stick",count:3,components:{"minecraft:custom_data":{to:"selftest:macro/from_a_block",value:8}}}]}
function selftest:language/set with block ~ ~1 ~ Items[0].components."minecraft:custom_data"
assert data storage selftest:macro/from_a_block {v:8}
