# A frame without its wall drops, with its item: https://minecraft.wiki/w/Item_Frame
# @template selftest:floor
# @timeout 200
setblock ~2 ~1 ~2 stone
summon item_frame ~2.5 ~1.5 ~3.5 {Tags:["st_fww"],Facing:3b,Item:{id:"minecraft:stick",count:1}}
await delay 2t
setblock ~2 ~1 ~2 air
await not entity @e[tag=st_fww]
execute positioned ~2.5 ~1 ~3.5 run assert entity @e[type=item,distance=..3,nbt={Item:{id:"minecraft:item_frame"}}]
execute positioned ~2.5 ~1 ~3.5 run assert entity @e[type=item,distance=..3,nbt={Item:{id:"minecraft:stick"}}]
