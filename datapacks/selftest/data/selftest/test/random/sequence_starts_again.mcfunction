# A sequence that is reset to a seed gives the same values.
# https://minecraft.wiki/w/Commands/random
random reset selftest:random/sequence_starts_again 42
execute store result score #random_sequence_starts_again1 st run random value 1..1000000 selftest:random/sequence_starts_again
execute store result score #random_sequence_starts_again2 st run random value 1..1000000 selftest:random/sequence_starts_again
random reset selftest:random/sequence_starts_again 42
execute store result score #random_sequence_starts_again3 st run random value 1..1000000 selftest:random/sequence_starts_again
execute store result score #random_sequence_starts_again4 st run random value 1..1000000 selftest:random/sequence_starts_again
assert score #random_sequence_starts_again1 st = #random_sequence_starts_again3 st
assert score #random_sequence_starts_again2 st = #random_sequence_starts_again4 st
