# A stand is set up.
# https://minecraft.wiki/w/Armor_Stand
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s armor_stand
dummy @s use block ~3 ~ ~3 up
assert entity @e[type=armor_stand,distance=..9]
assert not items entity @s hotbar.0 *
