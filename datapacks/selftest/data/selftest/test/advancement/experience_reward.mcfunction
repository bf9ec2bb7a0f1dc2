# 27 points are three levels: https://minecraft.wiki/w/Experience
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:gives_points
execute store result score #er st run experience query @s levels
assert score #er st matches 3
