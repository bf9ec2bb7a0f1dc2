# A function runs where it is called.
# https://minecraft.wiki/w/Commands/function
# @template selftest:floor
execute positioned ~1.5 ~1 ~0.5 run function selftest:language/summon_here
execute positioned ~1.5 ~1 ~0.5 run assert entity @e[tag=st_summon_here,distance=..0.01]
