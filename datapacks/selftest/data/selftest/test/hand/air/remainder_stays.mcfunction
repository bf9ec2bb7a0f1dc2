# A bottle is left of honey, after 40 ticks.
# https://minecraft.wiki/w/Honey_Bottle
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s honey_bottle
dummy @s use item
await delay 39t
assert items entity @s hotbar.0 honey_bottle
await delay 1t
assert items entity @s hotbar.0 glass_bottle
