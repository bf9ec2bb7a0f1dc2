# `<` keeps the smaller score.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_smaller_of_two st 9
scoreboard players set #score_smaller_of_two_other st -4
scoreboard players operation #score_smaller_of_two st < #score_smaller_of_two_other st
assert score #score_smaller_of_two st matches -4
assert score #score_smaller_of_two_other st matches -4
