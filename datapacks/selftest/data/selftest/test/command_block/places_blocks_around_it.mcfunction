# Relative and local coordinates start at the middle of the block, along its arrow.
# https://minecraft.wiki/w/Command_Block
# @template selftest:floor
setblock ~2 ~1 ~2 command_block[facing=west]{Command:"setblock ^ ^ ^1 gold_block"}
setblock ~2 ~2 ~2 redstone_block
await block ~1 ~1 ~2 gold_block
