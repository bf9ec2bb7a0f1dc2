# Each level of Hunger costs 0.005 of exhaustion a tick: https://minecraft.wiki/w/Hunger_(effect)
# @template selftest:floor
# @dummy ~1 ~1 ~1
effect give @s hunger 20 1
await delay 20t
execute store result score #st_l_player_hunger_exhausts st run data get entity @s foodExhaustionLevel 1000
assert score #st_l_player_hunger_exhausts st matches 199..200
