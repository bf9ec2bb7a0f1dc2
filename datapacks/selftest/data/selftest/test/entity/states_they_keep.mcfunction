# A stuck arrow keeps the state that it sticks in, lit TNT its own.
# https://minecraft.wiki/w/Arrow#Entity_data, https://minecraft.wiki/w/TNT#Entity_data
# @template selftest:floor
summon arrow ~1.5 ~2 ~1.5 {Tags:["st_in"]}
await data entity @e[tag=st_in,limit=1] {inGround:1b}
assert data entity @e[tag=st_in,limit=1] inBlockState{id:"minecraft:smooth_stone"}
setblock ~3 ~1 ~3 tnt
setblock ~3 ~1 ~2 redstone_block
assert data entity @n[type=tnt] block_state{id:"minecraft:tnt"}
kill @e[type=tnt,distance=..6]
