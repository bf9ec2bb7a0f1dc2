# A query gives 0 for `peaceful`.
# https://minecraft.wiki/w/Commands/difficulty
# @environment selftest:language/difficulty_peaceful
execute store result score #difficulty_peaceful_is_zero st run difficulty
assert score #difficulty_peaceful_is_zero st matches 0
