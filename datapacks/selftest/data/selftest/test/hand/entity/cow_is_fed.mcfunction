# Wheat lets a grown cow fall in love, once.
# https://minecraft.wiki/w/Breeding
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon cow ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["hs_fed"]}
give @s wheat 2
dummy @s use entity @n[tag=hs_fed]
assert data entity @n[tag=hs_fed] InLove
assert items entity @s hotbar.0 wheat[count=1]
assert not run dummy @s use entity @n[tag=hs_fed]
