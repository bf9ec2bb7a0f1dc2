# A dummy of PackTest sends no message of a client, so it is not.
# https://github.com/mcbookshelf/ward
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon interaction ~3.5 ~1 ~3.5 {Tags:["hs_inter3"]}
dummy @s use entity @n[tag=hs_inter3]
assert entity @s[advancements={selftest:hand/used=false}]
