# A log lies along the clicked face.
# https://minecraft.wiki/w/Log
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~2 ~1 ~3 stone
give @s oak_log
dummy @s use block ~2 ~1 ~3 east
assert block ~3 ~1 ~3 oak_log[axis=x]
