# A boat is set onto water that is looked at.
# https://minecraft.wiki/w/Boat
# @template selftest:floor
# @dummy ~1 ~1 ~1
fill ~ ~1 ~ ~4 ~1 ~4 water
tp @s ~.5 ~1 ~.5
rotate @s -45 20
give @s oak_boat
dummy @s use item
assert entity @e[type=oak_boat,distance=..9]
assert not items entity @s hotbar.0 *
