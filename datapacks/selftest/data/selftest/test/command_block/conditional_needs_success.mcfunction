# A conditional block runs only if the block behind it had success.
# https://minecraft.wiki/w/Command_Block
# @template selftest:floor
scoreboard objectives add st_cb dummy
scoreboard players set #con st_cb 0
setblock ~1 ~1 ~2 command_block[facing=east]{Command:"execute if block ~ ~ ~ air"}
setblock ~2 ~1 ~2 chain_command_block[facing=east,conditional=true]{auto:1b,Command:"scoreboard players add #con st_cb 1"}
setblock ~3 ~1 ~2 chain_command_block[facing=east]{auto:1b,Command:"scoreboard players add #con st_cb 10"}
setblock ~0 ~1 ~2 redstone_block
await delay 3t
assert score #con st_cb matches 10
assert data block ~2 ~1 ~2 {SuccessCount:0}
