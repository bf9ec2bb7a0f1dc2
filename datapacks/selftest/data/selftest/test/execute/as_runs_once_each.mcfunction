# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_aro"]}
summon marker ~1.5 ~1 ~0.5 {Tags:["st_aro"]}
scoreboard players set #aro st 0
execute as @e[tag=st_aro] run scoreboard players add #aro st 1
assert score #aro st matches 2
