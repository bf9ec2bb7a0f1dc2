# A stone plate goes down under an armor stand.
# https://minecraft.wiki/w/Pressure_Plate
# @template selftest:floor
setblock ~1 ~1 ~1 stone_pressure_plate
summon armor_stand ~1.5 ~1 ~1.5 {Tags:["st_pps"]}
await block ~1 ~1 ~1 stone_pressure_plate[powered=true]
kill @e[tag=st_pps]
