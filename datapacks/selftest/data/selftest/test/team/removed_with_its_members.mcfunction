# A removed team has no members left: https://minecraft.wiki/w/Commands/team
# @template selftest:floor
team add st_rwm
summon marker ~0.5 ~1 ~0.5 {Tags:["st_rwm"]}
team join st_rwm @e[tag=st_rwm]
team remove st_rwm
assert entity @e[tag=st_rwm,team=]
