# An impulse command block runs one tick after power comes, and once.
# https://minecraft.wiki/w/Command_Block
# @template selftest:floor
scoreboard objectives add st_cb dummy
scoreboard players set #imp st_cb 0
setblock ~1 ~1 ~2 command_block{Command:"scoreboard players add #imp st_cb 1"}
setblock ~2 ~1 ~2 redstone_block
assert score #imp st_cb matches 0
await delay 5t
assert score #imp st_cb matches 1
