# A book goes into the clicked place and comes back.
# https://minecraft.wiki/w/Chiseled_Bookshelf
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 chiseled_bookshelf[facing=north]
give @s book
dummy @s use block ~3.9 ~1.9 ~3 north
assert block ~3 ~1 ~3 chiseled_bookshelf[slot_0_occupied=true]
assert not items entity @s hotbar.0 *
dummy @s use block ~3.9 ~1.9 ~3 north
assert block ~3 ~1 ~3 chiseled_bookshelf[slot_0_occupied=false]
assert items entity @s hotbar.0 book
