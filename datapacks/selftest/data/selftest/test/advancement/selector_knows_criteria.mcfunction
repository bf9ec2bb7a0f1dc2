# A criterion that does not exist matches nothing: https://minecraft.wiki/w/Target_selectors#Selecting_targets_by_advancements
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:both one
assert entity @s[advancements={selftest:both={one=true}}]
assert not entity @s[advancements={selftest:both={one=false}}]
assert not entity @s[advancements={selftest:both={three=false}}]
