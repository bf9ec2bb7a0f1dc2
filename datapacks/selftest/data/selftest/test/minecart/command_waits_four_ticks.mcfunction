# It runs every four ticks: https://minecraft.wiki/w/Minecart_with_Command_Block
# @template selftest:floor
scoreboard players set #cwf st 0
setblock ~2 ~ ~2 redstone_block
setblock ~2 ~1 ~2 activator_rail
summon command_block_minecart ~2.5 ~1.0625 ~2.5 {Command:"scoreboard players add #cwf st 1"}
await delay 41t
assert score #cwf st matches 10
