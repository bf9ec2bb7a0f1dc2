# Who rides already cannot mount: https://minecraft.wiki/w/Commands/ride
# @template selftest:floor
summon interaction ~1.5 ~1 ~1.5 {Tags:["st_wrc"],Passengers:[{id:"minecraft:marker",Tags:["st_wrc2"]}]}
summon interaction ~3.5 ~1 ~1.5 {Tags:["st_wrc3"]}
execute store success score #wrc st run ride @e[tag=st_wrc2,limit=1] mount @e[tag=st_wrc3,limit=1]
assert score #wrc st matches 0
