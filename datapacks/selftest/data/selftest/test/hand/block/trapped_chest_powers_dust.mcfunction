# A trapped chest gives dust as much power as there are players who look into it.
# https://minecraft.wiki/w/Trapped_Chest
# @template selftest:floor
# @dummy ~2 ~1 ~3
setblock ~2 ~1 ~1 trapped_chest
setblock ~3 ~1 ~1 redstone_wire
dummy @s use block ~2 ~1 ~1
assert block ~3 ~1 ~1 redstone_wire[power=1]
setblock ~1 ~1 ~1 barrel
dummy @s use block ~1 ~1 ~1
assert block ~3 ~1 ~1 redstone_wire[power=0]
