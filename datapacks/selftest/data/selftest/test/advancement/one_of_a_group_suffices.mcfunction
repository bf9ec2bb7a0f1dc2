# Of each group of requirements one criterion suffices: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:either three
assert entity @s[advancements={selftest:either=false}]
advancement grant @s only selftest:either two
assert entity @s[advancements={selftest:either=true}]
