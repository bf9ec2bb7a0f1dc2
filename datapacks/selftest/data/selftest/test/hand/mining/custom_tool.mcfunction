# The component tool decides what is right.
# https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 stone
give @s stick[tool={rules:[{blocks:"minecraft:stone",correct_for_drops:true}]}]
dummy @s mine ~3 ~1 ~3
assert entity @e[type=item,nbt={Item:{id:"minecraft:cobblestone"}},distance=..9]
