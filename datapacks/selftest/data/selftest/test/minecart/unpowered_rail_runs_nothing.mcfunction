# Without power nothing is run: https://minecraft.wiki/w/Minecart_with_Command_Block
# @template selftest:floor
setblock ~2 ~1 ~2 activator_rail
summon command_block_minecart ~2.5 ~1.0625 ~2.5 {Tags:["st_urr"],Command:"tag @s add st_urr_ran"}
await delay 10t
assert not entity @e[tag=st_urr,tag=st_urr_ran]
