# No entity rides itself or its passenger: https://minecraft.wiki/w/Commands/ride
# @template selftest:floor
summon interaction ~1.5 ~1 ~1.5 {Tags:["st_nui"],Passengers:[{id:"minecraft:marker",Tags:["st_nui2"]}]}
execute store success score #nui st run ride @e[tag=st_nui,limit=1] mount @e[tag=st_nui,limit=1]
execute store success score #nui2 st run ride @e[tag=st_nui,limit=1] mount @e[tag=st_nui2,limit=1]
assert score #nui st matches 0
assert score #nui2 st matches 0
