# Without the world's seed and their names, sequences of one seed are equal.
# https://minecraft.wiki/w/Commands/random
random reset selftest:random/seed_alone_a 7 false false
random reset selftest:random/seed_alone_b 7 false false
execute store result score #random_seed_alone1 st run random value 1..1000000 selftest:random/seed_alone_a
execute store result score #random_seed_alone2 st run random value 1..1000000 selftest:random/seed_alone_b
assert score #random_seed_alone1 st = #random_seed_alone2 st
