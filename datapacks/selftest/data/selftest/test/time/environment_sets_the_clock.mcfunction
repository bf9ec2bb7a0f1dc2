# The environment sets the clock shortly before the test.
# https://minecraft.wiki/w/Test_environment_definition
# @environment selftest:language/clock_a
execute store result score #time_environment_sets_the_clock st run time query time
assert score #time_environment_sets_the_clock st matches 30000..30020
