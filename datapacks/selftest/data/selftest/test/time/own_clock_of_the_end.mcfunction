# Without a name the clock is that of the dimension.
# https://github.com/misode/technical-changes/blob/main/26.1/26.1-snapshot-3.md
# @environment selftest:language/clock_end_b
time of minecraft:the_end set 820
execute in the_end store result score #time_own_clock_of_the_end st run time query time
assert score #time_own_clock_of_the_end st matches 820
