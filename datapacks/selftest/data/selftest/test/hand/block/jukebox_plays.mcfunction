# A disc goes in; a hand takes it out.
# https://minecraft.wiki/w/Jukebox
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 jukebox
give @s music_disc_cat
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 jukebox[has_record=true]
assert not items entity @s hotbar.0 *
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 jukebox[has_record=false]
assert entity @e[type=item,nbt={Item:{id:"minecraft:music_disc_cat"}},distance=..9]
