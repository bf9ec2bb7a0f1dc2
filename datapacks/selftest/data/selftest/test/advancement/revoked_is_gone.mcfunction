# Revoking takes every criterion: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:both
advancement revoke @s only selftest:both
assert entity @s[advancements={selftest:both={one=false,two=false}}]
