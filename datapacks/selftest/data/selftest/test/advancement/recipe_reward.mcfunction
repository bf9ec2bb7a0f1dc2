# Recipes are unlocked, which is a trigger itself: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:gives_recipe
assert entity @s[advancements={selftest:knows_mud=true}]
