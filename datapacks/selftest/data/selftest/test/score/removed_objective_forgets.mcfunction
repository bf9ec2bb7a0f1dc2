# An objective that is removed and added again is empty.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard objectives add st_forget dummy
scoreboard players set #score_removed_objective_forgets st_forget 2
scoreboard objectives remove st_forget
scoreboard objectives add st_forget dummy
execute store success score #score_removed_objective_forgets_ok st run scoreboard players get #score_removed_objective_forgets st_forget
scoreboard objectives remove st_forget
assert score #score_removed_objective_forgets_ok st matches 0
