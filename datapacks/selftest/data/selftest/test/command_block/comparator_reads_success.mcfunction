# A comparator reads how often the command had success.
# https://minecraft.wiki/w/Command_Block
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_cbm"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_cbm"]}
setblock ~1 ~1 ~2 command_block{Command:"execute as @e[tag=st_cbm] run tag @s add st_cbn"}
setblock ~2 ~1 ~2 comparator[facing=west]
setblock ~0 ~1 ~2 redstone_block
await data block ~2 ~1 ~2 {OutputSignal:2}
kill @e[tag=st_cbm]
