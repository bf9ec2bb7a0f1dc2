# A block that is always active runs when its data say so.
# https://minecraft.wiki/w/Command_Block
# @template selftest:floor
scoreboard objectives add st_cb dummy
scoreboard players set #aut st_cb 0
setblock ~1 ~1 ~2 command_block{Command:"scoreboard players add #aut st_cb 1",auto:1b}
await delay 4t
assert score #aut st_cb matches 1
