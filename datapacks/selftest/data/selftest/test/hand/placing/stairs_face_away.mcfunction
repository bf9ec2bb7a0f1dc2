# Stairs rise where the player looks.
# https://minecraft.wiki/w/Stairs
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s oak_stairs
rotate @s -90 0
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 oak_stairs[facing=east,half=bottom]
