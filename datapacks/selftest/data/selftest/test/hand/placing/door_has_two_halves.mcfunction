# A door needs room for both halves.
# https://minecraft.wiki/w/Door
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s oak_door 2
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 oak_door[half=lower]
assert block ~3 ~2 ~3 oak_door[half=upper]
setblock ~1 ~2 ~3 stone
assert not run dummy @s use block ~1 ~ ~3 up
