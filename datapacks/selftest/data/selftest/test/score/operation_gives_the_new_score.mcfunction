# The result of an operation is the target's new score.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_operation_gives_the_new_score st 10
execute store result score #score_operation_gives_the_new_score_new st run scoreboard players operation #score_operation_gives_the_new_score st *= #score_operation_gives_the_new_score st
assert score #score_operation_gives_the_new_score_new st matches 100
