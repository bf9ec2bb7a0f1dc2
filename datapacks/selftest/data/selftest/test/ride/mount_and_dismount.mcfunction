# ride mounts and dismounts: https://minecraft.wiki/w/Commands/ride
# @template selftest:floor
summon interaction ~1.5 ~1 ~1.5 {Tags:["st_mad"]}
summon marker ~2.5 ~1 ~1.5 {Tags:["st_mad2"]}
execute store success score #mad st run ride @e[tag=st_mad2,limit=1] mount @e[tag=st_mad,limit=1]
execute as @e[tag=st_mad2] on vehicle run tag @s add st_mad_seat
execute store success score #mad2 st run ride @e[tag=st_mad2,limit=1] dismount
assert entity @e[tag=st_mad,tag=st_mad_seat]
assert score #mad st matches 1
assert score #mad2 st matches 1
