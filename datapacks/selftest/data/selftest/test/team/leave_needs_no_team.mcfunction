# team leave takes entities out of whatever team: https://minecraft.wiki/w/Commands/team
# @template selftest:floor
team add st_lnt
summon marker ~0.5 ~1 ~0.5 {Tags:["st_lnt"]}
team join st_lnt @e[tag=st_lnt]
team leave @e[tag=st_lnt]
assert entity @e[tag=st_lnt,team=]
