# A shelf by itself shows whether it has power.
# https://minecraft.wiki/w/Shelf
# @template selftest:floor
setblock ~2 ~1 ~2 oak_shelf
setblock ~2 ~2 ~2 redstone_block
assert block ~2 ~1 ~2 oak_shelf[powered=true,side_chain=unconnected]
setblock ~2 ~2 ~2 air
assert block ~2 ~1 ~2 oak_shelf[powered=false]
