# A vine hangs on the clicked side.
# https://minecraft.wiki/w/Vines
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~2 ~1 ~3 stone
give @s vine
dummy @s use block ~2 ~1 ~3 east
assert block ~3 ~1 ~3 vine[west=true]
