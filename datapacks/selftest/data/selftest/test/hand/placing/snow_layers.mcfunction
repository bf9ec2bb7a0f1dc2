# Snow lies on snow.
# https://minecraft.wiki/w/Snow
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 snow[layers=2]
give @s snow
dummy @s use block ~3 ~1 ~3 up
assert block ~3 ~1 ~3 snow[layers=3]
