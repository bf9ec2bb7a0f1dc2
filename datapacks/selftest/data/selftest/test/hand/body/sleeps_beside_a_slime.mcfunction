# Slimes keep nobody awake.
# https://minecraft.wiki/w/Bed
# @template selftest:floor
# @environment selftest:hand/night_sleeps_beside_a_slime
# @dummy ~1 ~1 ~1
time set midnight
setblock ~2 ~1 ~3 red_bed[facing=east,part=foot]
setblock ~3 ~1 ~3 red_bed[facing=east,part=head]
summon slime ~1.5 ~1 ~3.5 {NoAI:1b,Size:0}
dummy @s use block ~2 ~1 ~3
assert data entity @s sleeping_pos
