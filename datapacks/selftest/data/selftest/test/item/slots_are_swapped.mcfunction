# All slots are read before one is written.
# https://minecraft.wiki/w/Commands/item
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s hotbar.0 with egg
item replace entity @s hotbar.1 with bow
item fill entity @s [{type:slot_range,slots:"hotbar.0"},{type:slot_range,slots:"hotbar.1"}] from entity @s [{type:slot_range,slots:"hotbar.1"},{type:slot_range,slots:"hotbar.0"}]
assert items entity @s hotbar.0 bow
assert items entity @s hotbar.1 egg
