# The duration as written, -1 for none: https://minecraft.wiki/w/Commands/weather
weather clear 100
weather rain 5s
weather thunder 1d
weather rain 0
weather snow
