# Nor does anybody beside a monster.
# https://minecraft.wiki/w/Bed
# @template selftest:floor
# @environment selftest:hand/night_no_sleep_beside_monsters
# @dummy ~1 ~1 ~1
setblock ~2 ~1 ~3 red_bed[facing=east,part=foot]
setblock ~3 ~1 ~3 red_bed[facing=east,part=head]
summon zombie ~1.5 ~1 ~4.5 {NoAI:1b,Silent:1b}
time set midnight
dummy @s use block ~2 ~1 ~3
assert not data entity @s sleeping_pos
