# clear with a maximum of 0 counts and leaves the items: https://minecraft.wiki/w/Commands/clear
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick 5
execute store result score #czo st run clear @s stick 0
assert score #czo st matches 5
assert items entity @s hotbar.0 stick[count=5]
