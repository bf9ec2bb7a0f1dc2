# A pitch of -90 looks straight up: https://minecraft.wiki/w/Coordinates
# @template selftest:floor
execute positioned ~1.5 ~1 ~1.5 rotated 0 -90 positioned ^ ^ ^1 run summon marker ~ ~ ~ {Tags:["st_lsu"]}
execute positioned ~1.5 ~2 ~1.5 run assert entity @e[tag=st_lsu,distance=..0.01]
