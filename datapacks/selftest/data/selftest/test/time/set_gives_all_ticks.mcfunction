# The result of `set` is all ticks of the clock, not those of its day.
# https://github.com/misode/technical-changes/blob/main/26.1/26.1-snapshot-3.md
# @environment selftest:language/clock_b
execute store result score #time_set_gives_all_ticks st run time set 50000
assert score #time_set_gives_all_ticks st matches 50000
