# What lies in an item can be written.
# https://minecraft.wiki/w/Slot_source
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s hotbar.0 with shulker_box[container=[{slot:4,item:{id:"minecraft:egg",count:2}}]]
item replace entity @s {type:contents,component:container,slot_source:{type:slot_range,slots:"hotbar.0"}} with bow
assert items entity @s hotbar.0 shulker_box[container=[{slot:4,item:{id:"minecraft:bow",count:1}}]]
