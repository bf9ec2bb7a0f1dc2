# An advancement without requirements needs every criterion: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:both one
assert entity @s[advancements={selftest:both={one=true,two=false}}]
assert entity @s[advancements={selftest:both=false}]
advancement grant @s only selftest:both two
assert entity @s[advancements={selftest:both=true}]
