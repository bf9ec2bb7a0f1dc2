# Points are set within the level only: https://minecraft.wiki/w/Commands/experience
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store success score #spw st run experience set @s 6 points
execute store success score #spw2 st run experience set @s 7 points
execute store result score #spw3 st run experience query @s points
assert score #spw st matches 1
assert score #spw2 st matches 0
assert score #spw3 st matches 6
