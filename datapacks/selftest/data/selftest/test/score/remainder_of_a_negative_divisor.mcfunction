# The remainder has the sign of the divisor.
# https://github.com/Pumpkin-MC/Pumpkin/pull/3595
scoreboard players set #score_remainder_of_a_negative_divisor st 9
scoreboard players set #score_remainder_of_a_negative_divisor_by st -4
scoreboard players operation #score_remainder_of_a_negative_divisor st %= #score_remainder_of_a_negative_divisor_by st
assert score #score_remainder_of_a_negative_divisor st matches -3
