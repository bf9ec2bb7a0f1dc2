# The right tool drops the block and wears by one.
# https://minecraft.wiki/w/Breaking
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 stone
give @s iron_pickaxe
dummy @s mine ~3 ~1 ~3
assert block ~3 ~1 ~3 air
assert entity @e[type=item,nbt={Item:{id:"minecraft:cobblestone"}},distance=..9]
assert items entity @s hotbar.0 iron_pickaxe[damage=1]
