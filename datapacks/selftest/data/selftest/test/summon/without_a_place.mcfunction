# Without a place it is summoned where the command runs: https://minecraft.wiki/w/Commands/summon
# @template selftest:floor
execute positioned ~1.25 ~1 ~2.75 run summon marker
execute positioned ~1.25 ~1 ~2.75 run assert entity @e[type=marker,distance=..0.001]
