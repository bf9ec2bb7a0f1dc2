# An iron ingot gives 25 points back, and none is used on a whole one.
# https://minecraft.wiki/w/Iron_Golem
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon iron_golem ~3.5 ~1 ~3.5 {NoAI:1b,Health:60f,Tags:["hs_mend"]}
give @s iron_ingot 3
dummy @s use entity @n[tag=hs_mend]
assert data entity @n[tag=hs_mend] {Health:85.0f}
dummy @s use entity @n[tag=hs_mend]
assert data entity @n[tag=hs_mend] {Health:100.0f}
assert not run dummy @s use entity @n[tag=hs_mend]
assert items entity @s hotbar.0 iron_ingot[count=1]
