# A wooden plate goes down under an item, a stone one does not.
# https://minecraft.wiki/w/Pressure_Plate
# @template selftest:floor
setblock ~1 ~1 ~1 oak_pressure_plate
setblock ~3 ~1 ~1 stone_pressure_plate
summon item ~1.5 ~1.1 ~1.5 {Item:{id:"minecraft:stick",count:1},Tags:["st_ppi"]}
summon item ~3.5 ~1.1 ~1.5 {Item:{id:"minecraft:stick",count:1},Tags:["st_ppi"]}
await block ~1 ~1 ~1 oak_pressure_plate[powered=true]
assert block ~3 ~1 ~1 stone_pressure_plate[powered=false]
kill @e[tag=st_ppi]
await block ~1 ~1 ~1 oak_pressure_plate[powered=false]
