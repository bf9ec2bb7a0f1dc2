# facing entity looks at it: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~3.5 ~1 ~0.5 {Tags:["st_fae"]}
execute positioned ~0.5 ~1 ~0.5 facing entity @e[tag=st_fae] feet positioned ^ ^ ^3 run assert entity @e[tag=st_fae,distance=..0.01]
