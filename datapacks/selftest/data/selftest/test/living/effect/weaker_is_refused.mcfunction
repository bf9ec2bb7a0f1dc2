# A weaker or shorter one changes nothing: https://minecraft.wiki/w/Commands/effect
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_weaker_is_refused"]}
effect give @e[tag=st_l_effect_weaker_is_refused,limit=1] speed 20 3
execute store success score #st_l_effect_weaker_is_refused st run effect give @e[tag=st_l_effect_weaker_is_refused,limit=1] speed 10 3
assert score #st_l_effect_weaker_is_refused st matches 0
execute store success score #st_l_effect_weaker_is_refused st run effect give @e[tag=st_l_effect_weaker_is_refused,limit=1] speed 10 1
assert score #st_l_effect_weaker_is_refused st matches 0
