# On an active activator rail the cart runs its command as itself: https://minecraft.wiki/w/Minecart_with_Command_Block
# @template selftest:floor
setblock ~2 ~ ~2 redstone_block
setblock ~2 ~1 ~2 activator_rail
summon command_block_minecart ~2.5 ~1.0625 ~2.5 {Tags:["st_ric"],Command:"tag @s add st_ric_ran"}
await entity @e[tag=st_ric,tag=st_ric_ran]
assert data entity @e[tag=st_ric,limit=1] {SuccessCount:1}
