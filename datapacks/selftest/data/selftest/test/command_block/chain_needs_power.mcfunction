# A chain command block that needs redstone is passed over without it.
# https://minecraft.wiki/w/Command_Block
# @template selftest:floor
scoreboard objectives add st_cb dummy
scoreboard players set #chp st_cb 0
setblock ~1 ~1 ~2 command_block[facing=east]{Command:"scoreboard players add #chp st_cb 1"}
setblock ~2 ~1 ~2 chain_command_block[facing=east]{auto:0b,Command:"scoreboard players add #chp st_cb 10"}
setblock ~3 ~1 ~2 chain_command_block[facing=east]{auto:1b,Command:"scoreboard players add #chp st_cb 100"}
setblock ~0 ~1 ~2 redstone_block
await delay 3t
assert score #chp st_cb matches 101
