# The dead lie there for a second and are not found by selectors: https://minecraft.wiki/w/Health#Death
# @template selftest:floor
summon villager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_death_lies_for_twenty_ticks"],UUID:[I;7,7,7,5001]}
kill @e[tag=st_l_death_lies_for_twenty_ticks]
assert not entity @e[tag=st_l_death_lies_for_twenty_ticks]
await delay 19t
assert data entity 00000007-0000-0007-0000-000700001389 {DeathTime:19s,Health:0f}
await delay 1t
execute store success score #st_l_death_lies_for_twenty_ticks st run data get entity 00000007-0000-0007-0000-000700001389
assert score #st_l_death_lies_for_twenty_ticks st matches 0
