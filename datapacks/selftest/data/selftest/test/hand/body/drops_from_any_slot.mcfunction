# Ward drops from the off hand too.
# https://github.com/mcbookshelf/ward
# @template selftest:floor
# @setup_ticks 0
# @dummy ~1 ~1 ~1
item replace entity @s weapon.offhand with diamond 2
assert run dummy @s drop from weapon.offhand all
assert not items entity @s weapon.offhand *
assert data entity @e[type=item,nbt={Item:{id:"minecraft:diamond"}},limit=1] Thrower
