# The timeline of the day has 24000 ticks.
# https://minecraft.wiki/w/Timeline
# @environment selftest:language/clock_b
time set 30000
execute store result score #time_timeline_repeats st run time query minecraft:day
execute store result score #time_timeline_repeats_day st run time query minecraft:day repetition
assert score #time_timeline_repeats st matches 6000
assert score #time_timeline_repeats_day st matches 1
