# align rounds down the named axes only: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
execute positioned ~1.75 ~1.25 ~0.5 align y run summon marker ~ ~ ~ {Tags:["st_aoa"]}
execute positioned ~1.75 ~1 ~0.5 run assert entity @e[tag=st_aoa,distance=..0.001]
