# `reset` without an objective takes every score of the holder.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard objectives add st_reset_all dummy
scoreboard players set #score_reset_without_objective_takes_all st 1
scoreboard players set #score_reset_without_objective_takes_all st_reset_all 2
scoreboard players reset #score_reset_without_objective_takes_all
execute store success score #score_reset_without_objective_takes_all_a st run scoreboard players get #score_reset_without_objective_takes_all st
execute store success score #score_reset_without_objective_takes_all_b st run scoreboard players get #score_reset_without_objective_takes_all st_reset_all
scoreboard objectives remove st_reset_all
assert score #score_reset_without_objective_takes_all_a st matches 0
assert score #score_reset_without_objective_takes_all_b st matches 0
