# The difficulty that is set already cannot be set.
# https://minecraft.wiki/w/Commands/difficulty
# @environment selftest:language/difficulty_again
execute store success score #difficulty_same_again_fails st run difficulty hard
assert score #difficulty_same_again_fails st matches 0
