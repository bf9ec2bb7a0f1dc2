# In place of grass a torch goes where the player looks.
# https://minecraft.wiki/w/Torch
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~ ~3 grass_block
setblock ~3 ~1 ~3 short_grass
setblock ~3 ~1 ~4 stone
give @s torch 2
dummy @s use block ~3 ~1 ~3 up
assert block ~3 ~1 ~3 wall_torch[facing=north]
