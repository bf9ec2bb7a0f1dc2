# Food takes a tenth of its childhood away.
# https://minecraft.wiki/w/Breeding
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon cow ~3.5 ~1 ~3.5 {NoAI:1b,Age:-24000,Tags:["hs_calf"]}
give @s wheat 2
dummy @s use entity @n[tag=hs_calf]
assert data entity @n[tag=hs_calf] {Age:-21600,ForcedAge:2400}
assert not data entity @n[tag=hs_calf] InLove
assert items entity @s hotbar.0 wheat[count=1]
