# Another item in the hand ends the meal.
# https://minecraft.wiki/w/Food
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s golden_apple
dummy @s use item
await delay 10t
dummy @s selectslot 2
await delay 40t
assert items entity @s hotbar.0 golden_apple[count=1]
