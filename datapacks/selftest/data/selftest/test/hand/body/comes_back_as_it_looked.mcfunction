# A dummy of Ward has the look of who spawned it, also when it comes back.
# https://github.com/mcbookshelf/ward
# @template selftest:floor
# @setup_ticks 0
# @dummy ~1 ~1 ~1
execute positioned ~3 ~1 ~3 rotated 90 0 run dummy HsTurned spawn
assert entity @a[name=HsTurned,y_rotation=90]
kill HsTurned
dummy HsTurned respawn
assert entity @a[name=HsTurned,y_rotation=90,distance=..9]
