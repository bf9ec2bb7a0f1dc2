# A frame hangs on the clicked side, takes an item, turns it, gives it back.
# https://minecraft.wiki/w/Item_Frame
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 stone
give @s item_frame
dummy @s use block ~3 ~1 ~3 north
assert entity @e[type=item_frame,nbt={Facing:2b},distance=..9]
item replace entity @s hotbar.0 with diamond 2
dummy @s use entity @n[type=item_frame]
assert data entity @n[type=item_frame] {Item:{id:"minecraft:diamond"}}
assert items entity @s hotbar.0 diamond[count=1]
dummy @s use entity @n[type=item_frame]
assert data entity @n[type=item_frame] {ItemRotation:1b}
dummy @s attack @n[type=item_frame]
assert not data entity @n[type=item_frame] Item
dummy @s attack @n[type=item_frame]
assert not entity @e[type=item_frame,distance=..9]
