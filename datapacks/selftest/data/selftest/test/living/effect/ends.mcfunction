# When the time is over the effect and its modifier are gone: https://minecraft.wiki/w/Effect
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_ends"]}
effect give @e[tag=st_l_effect_ends,limit=1] speed 1
await delay 19t
assert data entity @e[tag=st_l_effect_ends,limit=1] active_effects
await delay 1t
assert not data entity @e[tag=st_l_effect_ends,limit=1] active_effects
execute store success score #st_l_effect_ends st run attribute @e[tag=st_l_effect_ends,limit=1] movement_speed modifier value get effect.speed
assert score #st_l_effect_ends st matches 0
