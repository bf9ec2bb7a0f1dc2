# rotated as takes the rotation only: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~3.5 ~1 ~3.5 {Tags:["st_rae"],Rotation:[-90f,0f]}
execute positioned ~0.5 ~1 ~0.5 rotated as @e[tag=st_rae] positioned ^ ^ ^2 run summon marker ~ ~ ~ {Tags:["st_rae2"]}
execute positioned ~2.5 ~1 ~0.5 run assert entity @e[tag=st_rae2,distance=..0.01]
