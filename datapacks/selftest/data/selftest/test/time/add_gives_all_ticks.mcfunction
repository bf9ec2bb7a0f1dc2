# The result of `add` is all ticks of the clock.
# https://github.com/misode/technical-changes/blob/main/26.1/26.1-snapshot-3.md
# @environment selftest:language/clock_b
time set 1d
execute store result score #time_add_gives_all_ticks st run time add 2s
assert score #time_add_gives_all_ticks st matches 24040
