# An advancement that does not exist matches nothing: https://minecraft.wiki/w/Target_selectors#Selecting_targets_by_advancements
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
assert not entity @s[advancements={selftest:nothing=true}]
assert not entity @s[advancements={selftest:nothing=false}]
