# The first look into a chest cart makes its loot.
# https://minecraft.wiki/w/Minecart_with_Chest
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon chest_minecart ~3.5 ~1 ~1.5 {Tags:["hcl"],LootTable:"selftest:one_stick"}
dummy @s use entity @n[tag=hcl]
assert items entity @n[tag=hcl] container.* stick
assert not data entity @n[tag=hcl] LootTable
