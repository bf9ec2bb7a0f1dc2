# Each bone meal adds a flower; at four, it drops one.
# https://minecraft.wiki/w/Pink_Petals
# @template selftest:floor
# @dummy ~0 ~1 ~0
item replace entity @s weapon.mainhand with bone_meal 3
setblock ~2 ~0 ~2 grass_block
setblock ~2 ~1 ~2 pink_petals[flower_amount=3]
dummy @s use block ~2 ~1 ~2
assert block ~2 ~1 ~2 pink_petals[flower_amount=4]
dummy @s use block ~2 ~1 ~2
assert block ~2 ~1 ~2 pink_petals[flower_amount=4]
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:pink_petals",count:1}}]
