# `roll` gives the value that it announces.
# https://minecraft.wiki/w/Commands/random
random reset selftest:random/roll_gives_its_value 3
execute store result score #random_roll_gives_its_value1 st run random value 1..1000000 selftest:random/roll_gives_its_value
random reset selftest:random/roll_gives_its_value 3
execute store result score #random_roll_gives_its_value2 st run random roll 1..1000000 selftest:random/roll_gives_its_value
assert score #random_roll_gives_its_value1 st = #random_roll_gives_its_value2 st
