# Two negatives give a positive quotient, rounded down.
# https://github.com/Pumpkin-MC/Pumpkin/pull/3595
scoreboard players set #score_negative_by_negative_division st -9
scoreboard players set #score_negative_by_negative_division_by st -4
scoreboard players operation #score_negative_by_negative_division st /= #score_negative_by_negative_division_by st
assert score #score_negative_by_negative_division st matches 2
