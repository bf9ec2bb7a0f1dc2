# A blow takes the item, the next one the frame: https://minecraft.wiki/w/Item_Frame
# @template selftest:floor
setblock ~2 ~1 ~2 stone
summon item_frame ~2.5 ~1.5 ~3.5 {Tags:["st_ifo"],Facing:3b,Item:{id:"minecraft:stick",count:1}}
damage @e[tag=st_ifo,limit=1] 1
assert entity @e[tag=st_ifo]
assert not data entity @e[tag=st_ifo,limit=1] Item.id
damage @e[tag=st_ifo,limit=1] 1
assert not entity @e[tag=st_ifo]
