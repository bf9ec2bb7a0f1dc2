# A cart stands on rails only.
# https://minecraft.wiki/w/Minecart
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 rail
give @s minecart
assert not run dummy @s use block ~3 ~ ~2 up
dummy @s use block ~3 ~1 ~3 up
assert entity @e[type=minecart,distance=..9]
