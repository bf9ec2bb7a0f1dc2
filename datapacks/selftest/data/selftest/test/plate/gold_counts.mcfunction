# A light weighted plate gives one level an entity.
# https://minecraft.wiki/w/Light_Weighted_Pressure_Plate
# @template selftest:floor
setblock ~1 ~1 ~1 light_weighted_pressure_plate
summon armor_stand ~1.5 ~1 ~1.5 {Tags:["st_ppg"]}
summon armor_stand ~1.4 ~1 ~1.5 {Tags:["st_ppg"]}
summon armor_stand ~1.6 ~1 ~1.5 {Tags:["st_ppg"]}
await block ~1 ~1 ~1 light_weighted_pressure_plate[power=3]
kill @e[tag=st_ppg]
