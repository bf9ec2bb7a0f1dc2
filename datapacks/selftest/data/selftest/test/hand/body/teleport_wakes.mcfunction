# Who is teleported gets up first.
# https://minecraft.wiki/w/Bed
# @template selftest:floor
# @environment selftest:hand/night_teleport_wakes
# @dummy ~1 ~1 ~1
time set midnight
setblock ~2 ~1 ~3 red_bed[facing=east,part=foot]
setblock ~3 ~1 ~3 red_bed[facing=east,part=head]
dummy @s use block ~2 ~1 ~3
tp @s ~1.5 ~1 ~1.5
assert not data entity @s sleeping_pos
assert block ~3 ~1 ~3 red_bed[occupied=false]
