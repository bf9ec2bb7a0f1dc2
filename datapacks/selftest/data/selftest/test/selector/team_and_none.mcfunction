# team= keeps entities without a team, team=! those with one: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
team add st_tan
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tan"]}
assert entity @e[tag=st_tan,team=]
team join st_tan @e[tag=st_tan]
assert entity @e[tag=st_tan,team=st_tan]
assert entity @e[tag=st_tan,team=!]
assert not entity @e[tag=st_tan,team=!st_tan]
