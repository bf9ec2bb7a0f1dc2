# on goes to all passengers, and back to the vehicle: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon interaction ~1.5 ~1 ~1.5 {Tags:["st_opv"],Passengers:[{id:"minecraft:marker",Tags:["st_opv2"]}]}
execute as @e[tag=st_opv] on passengers run tag @s add st_opv_rider
execute as @e[tag=st_opv2] on vehicle run tag @s add st_opv_seat
assert entity @e[tag=st_opv2,tag=st_opv_rider]
assert entity @e[tag=st_opv,tag=st_opv_seat]
