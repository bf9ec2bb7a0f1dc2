# A dummy cannot trade, so it has not: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
assert entity @s[advancements={selftest:traded=false}]
