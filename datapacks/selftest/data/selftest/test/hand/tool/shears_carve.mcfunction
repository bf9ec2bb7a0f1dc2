# Shears carve a pumpkin for four seeds.
# https://minecraft.wiki/w/Pumpkin
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 pumpkin
give @s shears
dummy @s use block ~3 ~1 ~3 west
assert block ~3 ~1 ~3 carved_pumpkin[facing=west]
assert entity @e[type=item,nbt={Item:{id:"minecraft:pumpkin_seeds",count:4}},distance=..9]
assert items entity @s hotbar.0 shears[damage=1]
