# A holder's name may have any character but a space.
# https://minecraft.wiki/w/Commands/scoreboard
scoreboard players set $odd.name-1+2/3 st 4
scoreboard players set %ODD st 5
assert score $odd.name-1+2/3 st matches 4
assert score %ODD st matches 5
