# A dummy respawns where it was spawned.
# https://github.com/misode/packtest
# @template selftest:floor
# @dummy ~1 ~1 ~1
gamerule keep_inventory true
give @s stick
tp @s ~3.5 ~1 ~3.5
kill @s
dummy @s respawn
execute positioned ~1.5 ~1 ~1.5 run assert entity @s[distance=..0.2]
assert items entity @s hotbar.0 stick
gamerule keep_inventory false
