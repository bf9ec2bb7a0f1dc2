# In Ward player_interacted_with_entity is granted by a use.
# https://github.com/mcbookshelf/ward
# @template selftest:floor
# @setup_ticks 0
# @dummy ~1 ~1 ~1
summon interaction ~3.5 ~1 ~3.5 {Tags:["hs_inter2"]}
dummy @s use entity @n[tag=hs_inter2]
assert entity @s[advancements={selftest:hand/used=true}]
