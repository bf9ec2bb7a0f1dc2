# Ice over stone leaves water.
# https://minecraft.wiki/w/Ice
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 ice
dummy @s mine ~3 ~1 ~3
assert block ~3 ~1 ~3 water
setblock ~3 ~1 ~3 air
