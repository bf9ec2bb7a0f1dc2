# Each level makes a fifth faster: https://minecraft.wiki/w/Speed
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_speed_is_a_modifier"]}
effect give @e[tag=st_l_effect_speed_is_a_modifier,limit=1] speed 10 1
execute store result score #st_l_effect_speed_is_a_modifier st run attribute @e[tag=st_l_effect_speed_is_a_modifier,limit=1] movement_speed get 1000
assert score #st_l_effect_speed_is_a_modifier st matches 350
execute store result score #st_l_effect_speed_is_a_modifier st run attribute @e[tag=st_l_effect_speed_is_a_modifier,limit=1] movement_speed modifier value get effect.speed 100
assert score #st_l_effect_speed_is_a_modifier st matches 40
