# selectslot counts from 0: https://github.com/mcbookshelf/ward
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
# @setup_ticks 0
dummy @s selectslot 0
assert data entity @s {SelectedItemSlot:0}
dummy @s selectslot 8
assert data entity @s {SelectedItemSlot:8}
