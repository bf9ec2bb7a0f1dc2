# can_place_on allows building on some blocks.
# https://minecraft.wiki/w/Adventure
# @template selftest:floor
# @dummy ~1 ~1 ~1
gamemode adventure @s
setblock ~3 ~ ~3 dirt
give @s stone[can_place_on=[{blocks:"minecraft:dirt"}]] 2
assert not run dummy @s use block ~2 ~ ~3 up
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 stone
assert block ~2 ~1 ~3 air
