# Who leaves the game gets up.
# https://minecraft.wiki/w/Bed
# @template selftest:floor
# @environment selftest:hand/night_leaving_frees_the_bed
# @dummy ~1 ~1 ~1
time set midnight
setblock ~2 ~1 ~3 red_bed[facing=east,part=foot]
setblock ~3 ~1 ~3 red_bed[facing=east,part=head]
dummy @s use block ~2 ~1 ~3
assert block ~3 ~1 ~3 red_bed[occupied=true]
dummy @s leave
assert block ~3 ~1 ~3 red_bed[occupied=false]
