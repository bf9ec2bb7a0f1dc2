scoreboard players set #so st 17
scoreboard players set #so2 st 5
scoreboard players operation #so_div st = #so st
scoreboard players operation #so_div st /= #so2 st
scoreboard players operation #so_mod st = #so st
scoreboard players operation #so_mod st %= #so2 st
assert score #so_div st matches 3
assert score #so_mod st matches 2
