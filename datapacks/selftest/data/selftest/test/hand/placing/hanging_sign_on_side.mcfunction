# On a side it hangs from a bar.
# https://minecraft.wiki/w/Hanging_Sign
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~2 ~1 ~3 stone
give @s oak_hanging_sign
dummy @s use block ~2 ~1 ~3 east
assert block ~3 ~1 ~3 oak_wall_hanging_sign[facing=north]
