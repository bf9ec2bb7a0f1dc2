# What a shorn mooshroom becomes is not simulated.
# https://minecraft.wiki/w/Mooshroom
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon mooshroom ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["hs_bald"]}
give @s shears
dummy @s use entity @n[tag=hs_bald]
