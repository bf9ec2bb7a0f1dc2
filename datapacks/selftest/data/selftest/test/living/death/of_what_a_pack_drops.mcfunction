# The loot table of its data says what is left: https://minecraft.wiki/w/Loot_table
# @template selftest:floor
summon husk ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_death_of_what_a_pack_drops"],DeathLootTable:"selftest:one_stick"}
kill @e[tag=st_l_death_of_what_a_pack_drops,limit=1]
assert entity @e[type=item,nbt={Item:{id:"minecraft:stick"}},distance=..8]
