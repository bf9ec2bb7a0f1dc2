# Clicked on top it grows ahead.
# https://minecraft.wiki/w/Scaffolding
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~1 scaffolding[distance=0]
give @s scaffolding 2
dummy @s use block ~3 ~1 ~1 up
dummy @s use block ~3 ~1 ~1 up
assert block ~3 ~1 ~2 scaffolding[distance=0]
assert block ~3 ~1 ~3 scaffolding
