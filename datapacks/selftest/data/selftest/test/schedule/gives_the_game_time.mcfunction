# The result is the game time at which it will run.
# https://minecraft.wiki/w/Commands/schedule
execute store result score #schedule_gives_the_game_time_now st run time query gametime
execute store result score #schedule_gives_the_game_time st run schedule function selftest:language/scheduled/noted 3t
schedule clear selftest:language/scheduled/noted
scoreboard players operation #schedule_gives_the_game_time st -= #schedule_gives_the_game_time_now st
assert score #schedule_gives_the_game_time st matches 3
