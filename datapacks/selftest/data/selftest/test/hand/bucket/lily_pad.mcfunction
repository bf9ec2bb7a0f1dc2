# It is set onto water that the player looks at.
# https://minecraft.wiki/w/Lily_Pad
# @template selftest:floor
# @dummy ~1 ~1 ~1
fill ~1 ~1 ~ ~3 ~1 ~2 glass replace air
setblock ~1 ~1 ~ air
setblock ~2 ~1 ~1 water
tp @s ~1.5 ~1 ~.5
rotate @s -45 30
give @s lily_pad
dummy @s use item
assert block ~2 ~2 ~1 lily_pad
