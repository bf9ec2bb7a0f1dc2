# facing entity eyes looks at 1.62 above the feet of a player: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
# @dummy ~3.5 ~1 ~0.5
execute positioned ~0.5 ~2.62 ~0.5 facing entity @s eyes positioned ^ ^ ^3 run summon marker ~ ~ ~ {Tags:["st_fte"]}
execute positioned ~3.5 ~2.62 ~0.5 run assert entity @e[tag=st_fte,distance=..0.001]
