# A comparator reads a frame anew when a command changes its slot.
# https://minecraft.wiki/w/Item_Frame#Redstone_mechanics
# @template selftest:floor
setblock ~2 ~1 ~2 stone
summon item_frame ~2.5 ~1.5 ~1.97 {Tags:["st_fsc"],Facing:2b,Item:{id:"minecraft:apple",count:1}}
setblock ~2 ~1 ~3 comparator[facing=north]
setblock ~2 ~1 ~4 redstone_wire
await block ~2 ~1 ~4 redstone_wire[power=1]
item replace entity @e[tag=st_fsc,limit=1] contents with air
await block ~2 ~1 ~4 redstone_wire[power=0]
item replace entity @e[tag=st_fsc,limit=1] contents with stick
await block ~2 ~1 ~4 redstone_wire[power=1]
