# A bucket takes milk.
# https://minecraft.wiki/w/Cow
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon cow ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["hs_milk"]}
give @s bucket
dummy @s use entity @n[tag=hs_milk]
assert items entity @s hotbar.0 milk_bucket
