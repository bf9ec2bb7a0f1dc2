# Silk touch takes the block itself.
# https://minecraft.wiki/w/Silk_Touch
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 diamond_ore
give @s iron_pickaxe[enchantments={"minecraft:silk_touch":1}]
dummy @s mine ~3 ~1 ~3
assert entity @e[type=item,nbt={Item:{id:"minecraft:diamond_ore"}},distance=..9]
