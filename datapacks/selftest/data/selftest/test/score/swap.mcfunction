scoreboard players set #sw1 st 1
scoreboard players set #sw2 st 2
scoreboard players operation #sw1 st >< #sw2 st
assert score #sw1 st matches 2
assert score #sw2 st matches 1
