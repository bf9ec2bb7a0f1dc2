# item replace changes the inventory too: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s armor.head with stick
assert entity @s[advancements={selftest:has_stick=true}]
