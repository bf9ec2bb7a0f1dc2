# gamemode= may be refused with !: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
gamemode creative @s
assert entity @s[gamemode=creative]
assert entity @s[gamemode=!survival]
assert not entity @s[gamemode=!creative]
