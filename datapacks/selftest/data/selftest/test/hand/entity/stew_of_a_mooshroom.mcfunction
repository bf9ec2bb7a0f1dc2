# A bowl is filled with stew.
# https://minecraft.wiki/w/Mooshroom
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon mooshroom ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["hs_moo"]}
give @s bowl 2
dummy @s use entity @n[tag=hs_moo]
assert items entity @s hotbar.0 bowl[count=1]
assert items entity @s container.* mushroom_stew
