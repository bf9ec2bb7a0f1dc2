# A chain runs in the tick of its first block, in the order of its arrows.
# https://minecraft.wiki/w/Command_Block
# @template selftest:floor
scoreboard objectives add st_cb dummy
scoreboard players set #cha st_cb 0
setblock ~1 ~1 ~2 command_block[facing=east]{Command:"scoreboard players set #cha st_cb 5"}
setblock ~2 ~1 ~2 chain_command_block[facing=east]{auto:1b,Command:"scoreboard players add #cha st_cb 1"}
setblock ~3 ~1 ~2 chain_command_block[facing=up]{auto:1b,Command:"scoreboard players operation #cha st_cb += #cha st_cb"}
setblock ~0 ~1 ~2 redstone_block
await score #cha st_cb matches 12
