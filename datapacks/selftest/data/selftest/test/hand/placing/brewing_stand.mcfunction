# A brewing stand is empty.
# https://minecraft.wiki/w/Brewing_Stand
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s brewing_stand
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 brewing_stand[has_bottle_0=false]
