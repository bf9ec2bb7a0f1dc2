# A pillager leaves nothing of its own.
# https://minecraft.wiki/w/Pillager#Drops
# @template selftest:floor
summon pillager ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_d4"]}
kill @e[tag=st_d4]
assert not entity @e[type=item,distance=..8]
