# ^ counts to the left and up: https://minecraft.wiki/w/Coordinates
# @template selftest:floor
execute positioned ~1.5 ~1 ~0.5 rotated 0 0 positioned ^2 ^1 ^ run summon marker ~ ~ ~ {Tags:["st_llu"]}
execute positioned ~3.5 ~2 ~0.5 run assert entity @e[tag=st_llu,distance=..0.01]
