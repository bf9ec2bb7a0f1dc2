# Nobody lies in the bed of the dead.
# https://minecraft.wiki/w/Bed
# @template selftest:floor
# @environment selftest:hand/night_dead_leave_their_bed
# @dummy ~1 ~1 ~1
time set midnight
setblock ~2 ~1 ~3 red_bed[facing=east,part=foot]
setblock ~3 ~1 ~3 red_bed[facing=east,part=head]
dummy @s use block ~2 ~1 ~3
kill @s
assert block ~3 ~1 ~3 red_bed[occupied=false]
