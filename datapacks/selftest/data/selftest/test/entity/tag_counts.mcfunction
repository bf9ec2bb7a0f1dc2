# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tc"]}
execute store result score #tc st run tag @e[tag=st_tc] add more
execute store success score #tc2 st run tag @e[tag=st_tc] add more
assert score #tc st matches 1
assert score #tc2 st matches 0
