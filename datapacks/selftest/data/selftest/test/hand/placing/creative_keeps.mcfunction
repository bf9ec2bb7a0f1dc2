# Nothing is used up in creative mode.
# https://minecraft.wiki/w/Creative
# @template selftest:floor
# @dummy ~1 ~1 ~1
gamemode creative @s
give @s stone 2
dummy @s use block ~3 ~ ~3 up
assert block ~3 ~1 ~3 stone
assert items entity @s hotbar.0 stone[count=2]
