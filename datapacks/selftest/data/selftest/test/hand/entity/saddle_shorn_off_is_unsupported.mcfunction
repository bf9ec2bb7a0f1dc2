# Shears on a saddled pig are not simulated.
# https://minecraft.wiki/w/Shears
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon pig ~3.5 ~1 ~3.5 {NoAI:1b,equipment:{saddle:{id:"saddle",count:1}},Tags:["hs_shs"]}
give @s shears
dummy @s use entity @n[tag=hs_shs]
