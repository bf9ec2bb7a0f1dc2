# Some things are left to players only: https://minecraft.wiki/w/Blaze#Drops
# @template selftest:floor
summon blaze ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_death_only_by_a_player"]}
kill @e[tag=st_l_death_only_by_a_player]
assert not entity @e[type=item,distance=..8]
