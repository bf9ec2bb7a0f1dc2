# clear gives the number of items: https://minecraft.wiki/w/Commands/clear
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick 5
execute store result score #icc st run clear @s stick
assert score #icc st matches 5
assert not items entity @s hotbar.* *
