# It is powered while a player looks into it.
# https://minecraft.wiki/w/Trapped_Chest
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 trapped_chest
setblock ~3 ~1 ~2 redstone_lamp
setblock ~1 ~1 ~3 barrel
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~2 redstone_lamp[lit=true]
dummy @s use block ~1 ~1 ~3
await block ~3 ~1 ~2 redstone_lamp[lit=false]
