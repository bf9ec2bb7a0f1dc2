# A snowball flies and is used up.
# https://minecraft.wiki/w/Snowball
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s snowball 2
dummy @s use item
assert entity @e[type=snowball,distance=..9]
assert items entity @s hotbar.0 snowball[count=1]
kill @e[type=snowball,distance=..9]
