# A block can be the source of a storage.
# https://minecraft.wiki/w/Commands/data
# @template selftest:floor
setblock ~ ~1 ~ barrel{Items:[{Slot:2b,id:"minecraft:clay_ball",count:7}]}
data modify storage selftest:data/value_goes_from_block_to_storage v set from block ~ ~1 ~ Items[0].id
assert data storage selftest:data/value_goes_from_block_to_storage {v:"minecraft:clay_ball"}
