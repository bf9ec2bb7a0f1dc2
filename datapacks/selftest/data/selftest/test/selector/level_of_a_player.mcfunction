# level= is the experience level: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
experience set @s 5 levels
assert entity @s[level=5]
assert entity @s[level=..9]
assert not entity @s[level=6..]
