# this is the entity that is named, or that executes.
# https://minecraft.wiki/w/Commands/compute
# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_cse"]}
scoreboard players set @e[tag=st_cse] st 9
execute store result score #ce1 st run compute entity @e[tag=st_cse,limit=1] integer {type:score,target:"this",score:"st"}
assert score #ce1 st matches 9
execute store result score #ce2 st run execute as @e[tag=st_cse] run compute default integer {type:score,target:"this",score:"st"}
assert score #ce2 st matches 9
