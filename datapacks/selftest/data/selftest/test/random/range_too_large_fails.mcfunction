# From 0 to 2147483646 is the widest range: one more is refused.
# https://minecraft.wiki/w/Commands/random
execute store success score #random_range_too_large_fails st run random value 0..2147483647
assert score #random_range_too_large_fails st matches 0
