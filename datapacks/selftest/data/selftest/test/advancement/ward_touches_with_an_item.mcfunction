# player_interacted_with_entity looks at the item and the entity, Ward's dummies fire it: https://github.com/mcbookshelf/ward
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon interaction ~2.5 ~1 ~2.5 {Tags:["st_awt"]}
dummy @s use entity @n[tag=st_awt]
assert not entity @s[advancements={selftest:touched=true}]
give @s stick
dummy @s use entity @n[tag=st_awt]
assert run advancement revoke @s only selftest:touched
