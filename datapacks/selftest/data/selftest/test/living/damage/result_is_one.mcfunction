# The command has the result 1: https://minecraft.wiki/w/Commands/damage
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_damage_result_is_one"]}
execute store result score #st_l_damage_result_is_one st run damage @e[tag=st_l_damage_result_is_one,limit=1] 3
assert score #st_l_damage_result_is_one st matches 1
