# One egg after the other breaks.
# https://minecraft.wiki/w/Turtle_Egg
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 turtle_egg[eggs=3]
dummy @s mine ~3 ~1 ~3
assert block ~3 ~1 ~3 turtle_egg[eggs=2]
