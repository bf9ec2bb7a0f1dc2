# Being hurt costs a tenth of a point of exhaustion, falling none: https://minecraft.wiki/w/Hunger#Exhaustion
# @template selftest:floor
# @dummy ~1 ~1 ~1
await delay 61t
damage @s 1 fall
assert data entity @s {foodExhaustionLevel:0f}
damage @s 2 cactus
execute store result score #st_l_player_hit_costs_exhaustion st run data get entity @s foodExhaustionLevel 1000
assert score #st_l_player_hit_costs_exhaustion st matches 100
