# inventory_changed looks at the stack that came: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s bone
assert entity @s[advancements={selftest:has_stick=false}]
give @s stick
assert entity @s[advancements={selftest:has_stick=true}]
