# Several item predicates match anything in the inventory: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s bone
assert entity @s[advancements={selftest:has_both=false}]
give @s stick
assert entity @s[advancements={selftest:has_both=true}]
