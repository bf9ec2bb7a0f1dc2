# A team may keep its deaths from all: https://minecraft.wiki/w/Commands/team
# @template selftest:floor
# @dummy ~1 ~1 ~1
team add st_l_silent
team modify st_l_silent deathMessageVisibility never
team join st_l_silent @s
kill @s
assert not chat "was killed"
