# What its table gives falls out of a broken container.
# https://minecraft.wiki/w/Loot_table#Usage
# @template selftest:floor
setblock ~2 ~1 ~2 barrel{LootTable:"selftest:large"}
setblock ~2 ~1 ~2 air destroy
assert entity @e[type=item,distance=..6,nbt={Item:{id:"minecraft:egg"}}]
