# store entity writes into the data of an entity: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_ent"],data:{n:0s}}
scoreboard players set #ent st 12
execute store result entity @e[tag=st_ent,limit=1] data.n short 2 run scoreboard players get #ent st
assert data entity @e[tag=st_ent,limit=1] data{n:24s}
