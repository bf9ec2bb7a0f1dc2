# On a side it hangs on the wall.
# https://minecraft.wiki/w/Torch
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~2 ~1 ~3 stone
give @s torch
dummy @s use block ~2 ~1 ~3 east
assert block ~3 ~1 ~3 wall_torch[facing=east]
