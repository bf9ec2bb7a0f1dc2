# A query gives 1 for `easy`.
# https://minecraft.wiki/w/Commands/difficulty
# @environment selftest:language/difficulty_easy
execute store result score #difficulty_easy_is_one st run difficulty
assert score #difficulty_easy_is_one st matches 1
