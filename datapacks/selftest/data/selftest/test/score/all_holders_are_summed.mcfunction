# `*` as the source takes every holder of the objective.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard objectives add st_sum dummy
scoreboard players set #score_all_holders_are_summed1 st_sum 3
scoreboard players set #score_all_holders_are_summed2 st_sum 40
scoreboard players set #score_all_holders_are_summed st 0
scoreboard players operation #score_all_holders_are_summed st += * st_sum
scoreboard objectives remove st_sum
assert score #score_all_holders_are_summed st matches 43
