# Floor division and modulo: the remainder has the sign of the divisor.
scoreboard players set #sn st -17
scoreboard players set #sn5 st 5
scoreboard players operation #sn_div st = #sn st
scoreboard players operation #sn_div st /= #sn5 st
scoreboard players operation #sn_mod st = #sn st
scoreboard players operation #sn_mod st %= #sn5 st
assert score #sn_div st matches -4
assert score #sn_mod st matches 3
