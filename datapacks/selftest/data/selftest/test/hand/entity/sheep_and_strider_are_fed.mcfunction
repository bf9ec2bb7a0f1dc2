# They fall in love with their food, and leave other things alone.
# https://minecraft.wiki/w/Breeding
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon sheep ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["hs_fed1"]}
summon strider ~1.5 ~1 ~3.5 {NoAI:1b,Tags:["hs_fed2"]}
summon frog ~3.5 ~1 ~1.5 {NoAI:1b,Tags:["hs_fed3"]}
give @s wheat
assert not run dummy @s use entity @n[tag=hs_fed2]
dummy @s use entity @n[tag=hs_fed1]
assert data entity @n[tag=hs_fed1] InLove
give @s warped_fungus
assert not run dummy @s use entity @n[tag=hs_fed1]
dummy @s use entity @n[tag=hs_fed2]
assert data entity @n[tag=hs_fed2] InLove
give @s slime_ball
dummy @s use entity @n[tag=hs_fed3]
assert data entity @n[tag=hs_fed3] InLove
assert not items entity @s hotbar.0 *
