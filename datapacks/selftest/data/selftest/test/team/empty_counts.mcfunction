# team empty gives the number that left: https://minecraft.wiki/w/Commands/team
# @template selftest:floor
team add st_tec
team join st_tec #tec1
team join st_tec #tec2
execute store result score #tec st run team empty st_tec
execute store success score #tec2 st run team empty st_tec
assert score #tec st matches 2
assert score #tec2 st matches 0
