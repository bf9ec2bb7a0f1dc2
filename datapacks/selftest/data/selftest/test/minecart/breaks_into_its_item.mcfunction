# A broken cart leaves itself and what it held: https://minecraft.wiki/w/Minecart_with_Chest
# @template selftest:floor
summon chest_minecart ~2.5 ~1 ~2.5 {Tags:["st_bio"],Items:[{Slot:0b,id:"minecraft:stick",count:2}]}
damage @e[tag=st_bio,limit=1] 5
execute positioned ~2.5 ~1 ~2.5 run assert entity @e[type=item,distance=..2,nbt={Item:{id:"minecraft:chest_minecart"}}]
execute positioned ~2.5 ~1 ~2.5 run assert entity @e[type=item,distance=..2,nbt={Item:{id:"minecraft:stick",count:2}}]
