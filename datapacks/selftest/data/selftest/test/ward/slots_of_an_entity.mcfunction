# assert slots asks whether an entity has the slots: https://github.com/mcbookshelf/ward
# @template selftest:floor
summon armor_stand ~1.5 ~1 ~1.5 {Tags:["st_wse"],NoGravity:1b}
assert slots entity @e[tag=st_wse] weapon.offhand
assert not slots entity @e[tag=st_wse] hotbar.0
