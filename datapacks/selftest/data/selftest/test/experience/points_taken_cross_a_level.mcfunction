# Taking points goes back into the level below: https://minecraft.wiki/w/Commands/experience
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
xp add @s 7 points
xp add @s -1 points
execute store result score #ptc st run xp query @s levels
execute store result score #ptc2 st run xp query @s points
assert score #ptc st matches 0
assert score #ptc2 st matches 6
