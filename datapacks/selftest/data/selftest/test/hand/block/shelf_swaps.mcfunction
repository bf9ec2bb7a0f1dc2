# A shelf swaps the stack in the hand for what lies there.
# https://minecraft.wiki/w/Shelf
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 oak_shelf[facing=north]
give @s diamond 5
dummy @s use block ~3.5 ~1.5 ~3 north
assert items block ~3 ~1 ~3 container.1 diamond[count=5]
assert not items entity @s hotbar.0 *
dummy @s use block ~3.5 ~1.5 ~3 north
assert items entity @s hotbar.0 diamond[count=5]
