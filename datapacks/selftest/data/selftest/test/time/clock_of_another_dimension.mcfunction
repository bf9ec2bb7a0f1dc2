# A clock can be named, and moves no other.
# https://github.com/misode/technical-changes/blob/main/26.1/26.1-snapshot-3.md
# @environment selftest:language/clock_b
time set 500
time of minecraft:the_end set 700
execute store result score #time_clock_of_another_dimension_end st run time of minecraft:the_end query time
execute store result score #time_clock_of_another_dimension st run time query time
assert score #time_clock_of_another_dimension_end st matches 700
assert score #time_clock_of_another_dimension st matches 500
