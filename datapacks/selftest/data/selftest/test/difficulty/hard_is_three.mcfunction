# A query gives 3 for `hard`.
# https://minecraft.wiki/w/Commands/difficulty
# @environment selftest:language/difficulty_hard
execute store result score #difficulty_hard_is_three st run difficulty
assert score #difficulty_hard_is_three st matches 3
