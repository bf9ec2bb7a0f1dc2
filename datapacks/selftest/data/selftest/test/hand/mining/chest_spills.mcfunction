# A chest drops itself and what it holds.
# https://minecraft.wiki/w/Chest
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 chest{Items:[{Slot:0b,id:"minecraft:apple",count:2}]}
dummy @s mine ~3 ~1 ~3
assert entity @e[type=item,nbt={Item:{id:"minecraft:apple"}},distance=..9]
assert entity @e[type=item,nbt={Item:{id:"minecraft:chest"}},distance=..9]
