# on ends the chain where there is no such entity: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_owr"]}
scoreboard players set #owr st 0
execute as @e[tag=st_owr] on vehicle run scoreboard players set #owr st 1
assert score #owr st matches 0
