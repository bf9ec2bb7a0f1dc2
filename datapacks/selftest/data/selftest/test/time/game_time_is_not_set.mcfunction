# `set` does not touch the game time.
# https://minecraft.wiki/w/Commands/time
# @environment selftest:language/clock_b
execute store result score #time_game_time_is_not_set_a st run time query gametime
time set 123456
execute store result score #time_game_time_is_not_set_b st run time query gametime
assert score #time_game_time_is_not_set_b st = #time_game_time_is_not_set_a st
