# Nothing but the living is affected: https://minecraft.wiki/w/Commands/effect
# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_l_effect_only_the_living_have_one"]}
execute store success score #st_l_effect_only_the_living_have_one st run effect give @e[tag=st_l_effect_only_the_living_have_one] speed
assert score #st_l_effect_only_the_living_have_one st matches 0
