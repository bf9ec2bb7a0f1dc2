# A name that is no player may join: https://minecraft.wiki/w/Commands/team
# @template selftest:floor
team add st_fnj
execute store result score #fnj st run team join st_fnj #fnj_member
execute store success score #fnj2 st run team leave #fnj_member
assert score #fnj st matches 1
assert score #fnj2 st matches 1
