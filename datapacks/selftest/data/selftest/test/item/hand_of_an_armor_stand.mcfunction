# item replace entity sets the hand of an armor stand: https://minecraft.wiki/w/Commands/item
# @template selftest:floor
summon armor_stand ~1.5 ~1 ~1.5 {Tags:["st_hoa"],NoGravity:1b}
item replace entity @e[tag=st_hoa] weapon.mainhand with stick
assert items entity @e[tag=st_hoa] weapon.mainhand stick
assert items entity @e[tag=st_hoa] weapon stick
assert not items entity @e[tag=st_hoa] weapon.offhand *
