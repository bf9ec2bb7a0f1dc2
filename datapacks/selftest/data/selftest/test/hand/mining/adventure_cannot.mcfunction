# In adventure mode nothing is broken.
# https://minecraft.wiki/w/Adventure
# @template selftest:floor
# @dummy ~1 ~1 ~1
gamemode adventure @s
setblock ~3 ~1 ~3 dirt
assert not run dummy @s mine ~3 ~1 ~3
assert block ~3 ~1 ~3 dirt
