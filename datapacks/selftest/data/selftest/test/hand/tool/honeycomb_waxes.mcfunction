# Honeycomb waxes copper.
# https://minecraft.wiki/w/Honeycomb
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 oxidized_copper
give @s honeycomb 2
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 waxed_oxidized_copper
assert items entity @s hotbar.0 honeycomb[count=1]
