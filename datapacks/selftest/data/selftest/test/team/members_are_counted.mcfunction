# team list of a team gives the number of its members: https://minecraft.wiki/w/Commands/team
# @template selftest:floor
team add st_mac
team join st_mac #mac1
team join st_mac #mac2
execute store result score #mac st run team list st_mac
assert score #mac st matches 2
