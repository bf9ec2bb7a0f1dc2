# Who may not build sets no delays.
# https://minecraft.wiki/w/Adventure
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 repeater[delay=1]
gamemode adventure @s
assert not run dummy @s use block ~3 ~1 ~3
gamemode survival @s
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 repeater[delay=2]
