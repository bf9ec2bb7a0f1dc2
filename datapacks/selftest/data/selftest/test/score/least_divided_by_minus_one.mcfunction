# The least score has no positive twin and stays.
# https://github.com/Pumpkin-MC/Pumpkin/pull/3595
scoreboard players set #score_least_divided_by_minus_one st -2147483648
scoreboard players set #score_least_divided_by_minus_one_by st -1
scoreboard players operation #score_least_divided_by_minus_one st /= #score_least_divided_by_minus_one_by st
assert score #score_least_divided_by_minus_one st matches -2147483648
