# block_entity_data is data of the block.
# https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s barrel[block_entity_data={id:"minecraft:barrel",Items:[{Slot:0b,id:"minecraft:dirt",count:3}]}]
dummy @s use block ~3 ~ ~3 up
assert items block ~3 ~1 ~3 container.0 dirt[count=3]
