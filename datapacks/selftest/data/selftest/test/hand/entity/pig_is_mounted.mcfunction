# A pig with a saddle is mounted.
# https://minecraft.wiki/w/Pig
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon pig ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["hs_pig"]}
assert not run dummy @s use entity @n[tag=hs_pig]
give @s saddle
dummy @s use entity @n[tag=hs_pig]
dummy @s use entity @n[tag=hs_pig]
execute on vehicle run assert entity @s[tag=hs_pig]
ride @s dismount
