# Passengers of a killed vehicle stay: https://minecraft.wiki/w/Commands/kill
# @template selftest:floor
summon interaction ~1.5 ~1 ~1.5 {Tags:["st_kps"],Passengers:[{id:"minecraft:marker",Tags:["st_kps2"]}]}
kill @e[tag=st_kps]
assert entity @e[tag=st_kps2]
execute as @e[tag=st_kps2] on vehicle run fail "still rides"
