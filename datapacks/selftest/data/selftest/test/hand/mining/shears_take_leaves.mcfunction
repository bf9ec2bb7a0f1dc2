# Shears take leaves whole.
# https://minecraft.wiki/w/Leaves
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 oak_leaves
give @s shears
dummy @s mine ~3 ~1 ~3
assert entity @e[type=item,nbt={Item:{id:"minecraft:oak_leaves"}},distance=..9]
