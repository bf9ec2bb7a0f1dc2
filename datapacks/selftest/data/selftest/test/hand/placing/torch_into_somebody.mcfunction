# What nobody collides with can be.
# https://minecraft.wiki/w/Placing
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon armor_stand ~3.5 ~1 ~3.5
give @s torch
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 torch
