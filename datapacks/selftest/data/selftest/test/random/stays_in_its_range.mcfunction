# A value is within the range.
# https://minecraft.wiki/w/Commands/random
execute store result score #random_stays_in_its_range st run random value -5..-3 selftest:random/stays_in_its_range
assert score #random_stays_in_its_range st matches -5..-3
