# positioned as takes the place only: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~3.5 ~1 ~0.5 {Tags:["st_pak"],Rotation:[180f,0f]}
execute rotated 0 0 positioned as @e[tag=st_pak] positioned ^ ^ ^2 run summon marker ~ ~ ~ {Tags:["st_pak2"]}
execute positioned ~3.5 ~1 ~2.5 run assert entity @e[tag=st_pak2,distance=..0.01]
