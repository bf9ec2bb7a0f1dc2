# The undead take neither poison nor regeneration: https://minecraft.wiki/w/Poison
# @template selftest:floor
summon husk ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_undead_take_no_poison"]}
execute store success score #st_l_effect_undead_take_no_poison st run effect give @e[tag=st_l_effect_undead_take_no_poison] poison
assert score #st_l_effect_undead_take_no_poison st matches 0
execute store success score #st_l_effect_undead_take_no_poison st run effect give @e[tag=st_l_effect_undead_take_no_poison] regeneration
assert score #st_l_effect_undead_take_no_poison st matches 0
