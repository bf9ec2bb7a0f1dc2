# Who asks for a slot looks into the cart.
# https://minecraft.wiki/w/Minecart_with_Chest
# @template selftest:floor
summon chest_minecart ~2.5 ~1 ~2.5 {Tags:["st_lsc"],LootTable:"selftest:one_stick"}
assert items entity @e[tag=st_lsc] container.* stick
assert not data entity @n[tag=st_lsc] LootTable
