# Full and sated, a player heals every ten ticks by a sixth of the saturation that is used: https://minecraft.wiki/w/Hunger#Natural_regeneration
# @template selftest:floor
# @dummy ~1 ~1 ~1
# @timeout 120
await delay 61t
damage @s 10
await delay 10t
execute store result score #st_l_player_heals_with_full_stomach st run data get entity @s Health 1000
assert score #st_l_player_heals_with_full_stomach st matches 10833
