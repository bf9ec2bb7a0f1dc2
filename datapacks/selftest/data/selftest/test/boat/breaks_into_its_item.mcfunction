# Just over 4 points of damage break a boat: https://minecraft.wiki/w/Boat
# @template selftest:floor
summon cherry_boat ~2.5 ~1 ~2.5 {Tags:["st_bii"]}
damage @e[tag=st_bii,limit=1] 4
assert entity @e[tag=st_bii]
damage @e[tag=st_bii,limit=1] 1
assert not entity @e[tag=st_bii]
execute positioned ~2.5 ~1 ~2.5 run assert entity @e[type=item,distance=..2,nbt={Item:{id:"minecraft:cherry_boat"}}]
