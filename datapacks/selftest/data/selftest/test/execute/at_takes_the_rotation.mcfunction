# at takes the rotation too, so ^ looks with the entity: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~3.5 ~1 ~0.5 {Tags:["st_atr"],Rotation:[90f,0f]}
execute at @e[tag=st_atr] positioned ^ ^ ^2 run summon marker ~ ~ ~ {Tags:["st_atr2"]}
execute positioned ~1.5 ~1 ~0.5 run assert entity @e[tag=st_atr2,distance=..0.01]
