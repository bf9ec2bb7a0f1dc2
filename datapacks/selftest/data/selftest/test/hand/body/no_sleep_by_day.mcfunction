# By day nobody sleeps.
# https://minecraft.wiki/w/Bed
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~2 ~1 ~3 red_bed[facing=east,part=foot]
setblock ~3 ~1 ~3 red_bed[facing=east,part=head]
dummy @s use block ~2 ~1 ~3
assert not data entity @s sleeping_pos
