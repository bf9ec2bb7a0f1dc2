# A clock that is paused stands still.
# https://github.com/misode/technical-changes/blob/main/26.1/26.1-snapshot-3.md
# @environment selftest:language/clock_end
time of minecraft:the_end pause
execute store result score #time_paused_clock_stands st run time of minecraft:the_end query time
await delay 3t
execute store result score #time_paused_clock_stands_later st run time of minecraft:the_end query time
time of minecraft:the_end resume
assert score #time_paused_clock_stands_later st = #time_paused_clock_stands st
