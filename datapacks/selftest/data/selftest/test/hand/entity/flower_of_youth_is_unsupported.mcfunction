# A golden dandelion keeps a calf young, which is not simulated; to a cow it is nothing.
# https://minecraft.wiki/w/Golden_Dandelion
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon cow ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["hs_gold"]}
give @s golden_dandelion
assert not run dummy @s use entity @n[tag=hs_gold]
data modify entity @n[tag=hs_gold] Age set value -24000
dummy @s use entity @n[tag=hs_gold]
