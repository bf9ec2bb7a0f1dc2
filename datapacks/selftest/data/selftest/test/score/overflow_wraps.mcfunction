scoreboard players set #ow st 2147483647
scoreboard players add #ow st 1
assert score #ow st matches -2147483648
