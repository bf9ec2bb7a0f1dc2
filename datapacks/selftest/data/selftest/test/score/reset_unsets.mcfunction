scoreboard players set #re st 3
scoreboard players reset #re st
assert not score #re st matches ..2147483647
