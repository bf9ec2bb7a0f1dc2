# A tame horse is mounted and saddled.
# https://minecraft.wiki/w/Horse
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon horse ~3.5 ~1 ~3.5 {NoAI:1b,Tame:1b,Tags:["hs_horse"]}
give @s saddle
dummy @s use entity @n[tag=hs_horse]
assert items entity @n[tag=hs_horse] saddle saddle
dummy @s use entity @n[tag=hs_horse]
execute on vehicle run assert entity @s[tag=hs_horse]
ride @s dismount
