# What breaks at a touch wears nothing.
# https://minecraft.wiki/w/Durability
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 grass_block
setblock ~3 ~1 ~3 poppy
give @s iron_shovel
dummy @s mine ~3 ~1 ~3
assert items entity @s hotbar.0 iron_shovel[damage=0]
