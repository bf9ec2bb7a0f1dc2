# 352 points are level 16, and 1507 level 31: https://minecraft.wiki/w/Experience
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
experience add @s 351 points
execute store result score #poh st run experience query @s levels
experience add @s 1 points
execute store result score #poh2 st run experience query @s levels
experience add @s 1155 points
execute store result score #poh3 st run experience query @s levels
assert score #poh st matches 15
assert score #poh2 st matches 16
assert score #poh3 st matches 31
