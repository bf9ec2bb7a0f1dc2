# A value of one sequence does not move another.
# https://minecraft.wiki/w/Commands/random
random reset selftest:random/sequences_are_apart 42
execute store result score #random_sequences_are_apart1 st run random value 1..1000000 selftest:random/sequences_are_apart
random reset selftest:random/sequences_are_apart 42
random value 1..1000000 selftest:random/sequences_are_apart_other
execute store result score #random_sequences_are_apart2 st run random value 1..1000000 selftest:random/sequences_are_apart
assert score #random_sequences_are_apart1 st = #random_sequences_are_apart2 st
