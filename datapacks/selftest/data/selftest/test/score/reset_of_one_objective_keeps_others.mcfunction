# `reset` with an objective leaves the other ones.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard objectives add st_reset_one dummy
scoreboard players set #score_reset_of_one_objective_keeps_others st 1
scoreboard players set #score_reset_of_one_objective_keeps_others st_reset_one 2
scoreboard players reset #score_reset_of_one_objective_keeps_others st_reset_one
execute store success score #score_reset_of_one_objective_keeps_others_ok st run scoreboard players get #score_reset_of_one_objective_keeps_others st_reset_one
scoreboard objectives remove st_reset_one
assert score #score_reset_of_one_objective_keeps_others_ok st matches 0
assert score #score_reset_of_one_objective_keeps_others st matches 1
