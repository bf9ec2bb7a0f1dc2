# `store` writes into an entity's own data.
# https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~1.5 ~1 ~1.5 {Tags:["st_store_entity"]}
scoreboard players set #data_execute_store_sets_an_entity st 12
execute store result entity @e[tag=st_store_entity,limit=1] data.n short 1 run scoreboard players get #data_execute_store_sets_an_entity st
assert data entity @e[tag=st_store_entity,limit=1] data{n:12s}
