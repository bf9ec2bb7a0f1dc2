# What went wrong is kept as the last output, and the count is 0.
# https://minecraft.wiki/w/Command_Block
# @template selftest:floor
setblock ~1 ~1 ~2 command_block{Command:"no such command",SuccessCount:3}
setblock ~2 ~1 ~2 redstone_block
await data block ~1 ~1 ~2 LastOutput
assert data block ~1 ~1 ~2 {SuccessCount:0}
