# World clocks since 26.1; set and add give the clock's total ticks:
# https://github.com/misode/technical-changes 26.1/26.1-snapshot-3.md
time query time
time set 25000
time add 1d
time query time
time query minecraft:day
time query day repetition
time query moon
time add -40000
time of minecraft:the_end query time
time of the_end set 5s
time of the_end query day
time query gametime
time set noon
time pause
time resume
time rate 1
time rate 2
time of demo:xyz query time
time set demo:lunch
time query demo:season
time of the_end query gametime
time set -1
