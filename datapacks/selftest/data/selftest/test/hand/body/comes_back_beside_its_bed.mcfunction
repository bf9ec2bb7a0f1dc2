# Who died comes back beside its bed; without the bed where it was spawned.
# https://minecraft.wiki/w/Bed
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~2 ~1 ~3 red_bed[facing=east,part=foot]
setblock ~3 ~1 ~3 red_bed[facing=east,part=head]
dummy @s use block ~2 ~1 ~3
kill @s
dummy @s respawn
execute positioned ~3.5 ~1 ~3.5 run assert entity @s[distance=..2.9]
execute positioned ~1.5 ~1 ~1.5 run assert not entity @s[distance=..0.5]
setblock ~3 ~1 ~3 air
setblock ~2 ~1 ~3 air
kill @s
dummy @s respawn
execute positioned ~1.5 ~1 ~1.5 run assert entity @s[distance=..0.5]
