# @template selftest:floor
execute positioned ~ ~1 ~ facing ~ ~ ~5 positioned ^ ^ ^2 run summon marker ~ ~ ~ {Tags:["st_fl"]}
execute positioned ~ ~1 ~2 run assert entity @e[tag=st_fl,distance=..0.01]
