# A water bottle makes mud of dirt.
# https://minecraft.wiki/w/Mud
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 dirt
give @s potion[potion_contents={potion:"minecraft:water"}]
dummy @s use block ~3 ~ ~3
assert block ~3 ~ ~3 mud
assert items entity @s hotbar.0 glass_bottle
