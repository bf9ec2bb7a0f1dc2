# A compass remembers its lodestone.
# https://minecraft.wiki/w/Lodestone
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 lodestone
give @s compass
dummy @s use block ~3 ~1 ~3
assert items entity @s hotbar.0 compass[lodestone_tracker]
