# Who joins a team leaves the one before: https://minecraft.wiki/w/Commands/team
# @template selftest:floor
team add st_jlo
team add st_jlo2
summon marker ~0.5 ~1 ~0.5 {Tags:["st_jlo"]}
team join st_jlo @e[tag=st_jlo]
team join st_jlo2 @e[tag=st_jlo]
assert entity @e[tag=st_jlo,team=st_jlo2]
assert not entity @e[tag=st_jlo,team=st_jlo]
