# A blow wakes who sleeps, at once.
# https://minecraft.wiki/w/Bed
# @template selftest:floor
# @environment selftest:hand/night_harm_wakes
# @dummy ~1 ~1 ~1
time set midnight
setblock ~2 ~1 ~3 red_bed[facing=east,part=foot]
setblock ~3 ~1 ~3 red_bed[facing=east,part=head]
await delay 61t
dummy @s use block ~2 ~1 ~3
assert data entity @s sleeping_pos
damage @s 2
assert not data entity @s sleeping_pos
assert block ~3 ~1 ~3 red_bed[occupied=false]
