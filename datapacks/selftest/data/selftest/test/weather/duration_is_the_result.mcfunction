# The result is the duration in ticks.
# https://minecraft.wiki/w/Commands/weather
# @environment selftest:language/clear_a
execute store result score #weather_duration_is_the_result st run weather rain 3s
assert score #weather_duration_is_the_result st matches 60
