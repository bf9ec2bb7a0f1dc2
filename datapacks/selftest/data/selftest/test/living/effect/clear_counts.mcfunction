# Clearing fails where there is nothing to clear: https://minecraft.wiki/w/Commands/effect
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_clear_counts"]}
effect give @e[tag=st_l_effect_clear_counts,limit=1] speed
execute store result score #st_l_effect_clear_counts st run effect clear @e[tag=st_l_effect_clear_counts,limit=1] haste
assert score #st_l_effect_clear_counts st matches 0
execute store result score #st_l_effect_clear_counts st run effect clear @e[tag=st_l_effect_clear_counts,limit=1] speed
assert score #st_l_effect_clear_counts st matches 1
execute store success score #st_l_effect_clear_counts st run effect clear @e[tag=st_l_effect_clear_counts,limit=1]
assert score #st_l_effect_clear_counts st matches 0
