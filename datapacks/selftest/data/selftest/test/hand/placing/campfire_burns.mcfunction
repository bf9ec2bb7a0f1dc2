# A campfire burns as it is set, towards where the player looks.
# https://minecraft.wiki/w/Campfire
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s campfire
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 campfire[lit=true,facing=south]
