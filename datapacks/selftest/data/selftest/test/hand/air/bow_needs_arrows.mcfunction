# A bow without arrows is not drawn.
# https://minecraft.wiki/w/Bow
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s bow
assert not run dummy @s use item
give @s arrow
assert run dummy @s use item
