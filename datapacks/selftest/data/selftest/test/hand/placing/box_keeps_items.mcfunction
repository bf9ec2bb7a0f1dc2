# A shulker box keeps what is in it.
# https://minecraft.wiki/w/Shulker_Box
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s shulker_box[container=[{slot:3,item:{id:"minecraft:apple",count:2}}],custom_name="Box"]
dummy @s use block ~3 ~ ~3 up
assert items block ~3 ~1 ~3 container.3 apple[count=2]
assert data block ~3 ~1 ~3 CustomName
