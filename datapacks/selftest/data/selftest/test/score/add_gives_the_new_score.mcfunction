# The result of `add` is the new score.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_add_gives_the_new_score st 10
execute store result score #score_add_gives_the_new_score_new st run scoreboard players add #score_add_gives_the_new_score st 5
assert score #score_add_gives_the_new_score_new st matches 15
