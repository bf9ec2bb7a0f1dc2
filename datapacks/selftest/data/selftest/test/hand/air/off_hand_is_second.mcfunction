# The off hand is tried after the main hand.
# https://minecraft.wiki/w/Dual_wield
# @template selftest:floor
# @dummy ~1 ~1 ~1
item replace entity @s weapon.offhand with snowball
give @s stick
dummy @s use item
assert entity @e[type=snowball,distance=..9]
kill @e[type=snowball,distance=..9]
