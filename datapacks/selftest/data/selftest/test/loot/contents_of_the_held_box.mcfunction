# The loot is what lies in the held item.
# https://minecraft.wiki/w/Slot_source
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
setblock ~ ~1 ~ barrel
item replace entity @s weapon.mainhand with shulker_box[container=[{slot:0,item:{id:"minecraft:egg",count:2}},{slot:5,item:{id:"minecraft:bow"}}]]
loot insert ~ ~1 ~ loot selftest:from_slots
assert items block ~ ~1 ~ container.0 egg[count=2]
assert items block ~ ~1 ~ container.1 bow
