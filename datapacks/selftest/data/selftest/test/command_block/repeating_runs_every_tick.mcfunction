# A repeating command block runs in every tick while it is on.
# https://minecraft.wiki/w/Command_Block
# @template selftest:floor
scoreboard objectives add st_cb dummy
scoreboard players set #rep st_cb 0
setblock ~1 ~1 ~2 repeating_command_block{Command:"scoreboard players add #rep st_cb 1"}
setblock ~2 ~1 ~2 redstone_block
await delay 6t
assert score #rep st_cb matches 6
