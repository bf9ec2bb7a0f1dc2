# Whether a command saddles a wild one is not known.
# https://minecraft.wiki/w/Saddle
# @template selftest:floor
summon horse ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_m14"]}
item replace entity @e[tag=st_m14] saddle with saddle
