# Below the least score comes the largest.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set #score_subtraction_wraps st -2147483648
scoreboard players remove #score_subtraction_wraps st 1
assert score #score_subtraction_wraps st matches 2147483647
