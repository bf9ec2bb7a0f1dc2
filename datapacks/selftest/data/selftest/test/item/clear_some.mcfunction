# clear with a maximum takes no more: https://minecraft.wiki/w/Commands/clear
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick 5
execute store result score #ics st run clear @s stick 2
assert score #ics st matches 2
assert items entity @s hotbar.0 stick[count=3]
