# A block goes before the clicked face and is used up.
# https://minecraft.wiki/w/Placing
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s stone 2
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 stone
assert items entity @s hotbar.0 stone[count=1]
