# In adventure mode nothing is built.
# https://minecraft.wiki/w/Adventure
# @template selftest:floor
# @dummy ~1 ~1 ~1
gamemode adventure @s
give @s stone
assert not run dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 air
