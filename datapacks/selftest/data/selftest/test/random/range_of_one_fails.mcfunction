# The range has at least two values.
# https://minecraft.wiki/w/Commands/random
execute store success score #random_range_of_one_fails st run random value 5..5
assert score #random_range_of_one_fails st matches 0
