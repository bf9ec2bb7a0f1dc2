# An assertion that holds gives 1: https://github.com/misode/packtest
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_ago"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_ago"]}
execute store result score #ago st run assert entity @e[tag=st_ago]
assert score #ago st matches 1
