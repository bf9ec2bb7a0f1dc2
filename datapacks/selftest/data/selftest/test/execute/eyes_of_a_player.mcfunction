# anchored eyes lets ^ count from 1.62 above the feet of a player: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute at @s anchored eyes positioned ^ ^ ^ run summon marker ~ ~ ~ {Tags:["st_eop"]}
execute positioned ~1.5 ~2.62 ~1.5 run assert entity @e[tag=st_eop,distance=..0.001]
