# The first item always counts.
# https://minecraft.wiki/w/Composter
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 composter
give @s kelp 2
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 composter[level=1]
assert items entity @s hotbar.0 kelp[count=1]
