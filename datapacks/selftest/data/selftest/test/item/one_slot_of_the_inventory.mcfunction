# inventory.0 is the first slot above the hotbar: https://minecraft.wiki/w/Slot
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s inventory.0 with stick 2
assert items entity @s inventory.0 stick[count=2]
assert items entity @s container.9 stick
assert not items entity @s hotbar.* *
