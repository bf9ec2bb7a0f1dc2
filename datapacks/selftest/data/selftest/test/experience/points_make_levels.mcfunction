# 7 points make the first level and 9 more the second: https://minecraft.wiki/w/Experience
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
experience add @s 17 points
execute store result score #pml st run experience query @s levels
execute store result score #pml2 st run experience query @s points
assert score #pml st matches 2
assert score #pml2 st matches 1
