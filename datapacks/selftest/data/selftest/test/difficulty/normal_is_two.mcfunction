# A query gives 2 for `normal`.
# https://minecraft.wiki/w/Commands/difficulty
# @environment selftest:language/difficulty_normal
execute store result score #difficulty_normal_is_two st run difficulty
assert score #difficulty_normal_is_two st matches 2
