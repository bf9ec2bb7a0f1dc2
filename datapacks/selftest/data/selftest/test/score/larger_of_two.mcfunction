# `>` keeps the larger score.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_larger_of_two st -9
scoreboard players set #score_larger_of_two_other st -4
scoreboard players operation #score_larger_of_two st > #score_larger_of_two_other st
assert score #score_larger_of_two st matches -4
