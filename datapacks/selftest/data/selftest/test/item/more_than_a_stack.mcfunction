# More than a stack fills several slots: https://minecraft.wiki/w/Commands/give
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick 65
assert items entity @s hotbar.0 stick[count=64]
assert items entity @s hotbar.1 stick[count=1]
