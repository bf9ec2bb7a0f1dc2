# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s stick 2
dummy @s swap
assert items entity @s weapon.offhand stick[count=2]
dummy @s selectslot 5
assert data entity @s {SelectedItemSlot:4}
