# Entities come to stand on the highest block.
# https://minecraft.wiki/w/Commands/spreadplayers
# @template selftest:floor
summon marker ~ ~9 ~ {Tags:["st_stg"]}
execute positioned ~2 ~ ~2 run spreadplayers ~ ~ 0 1 false @e[tag=st_stg]
execute as @e[tag=st_stg] at @s run assert not block ~ ~-1 ~ air
execute as @e[tag=st_stg] at @s run assert block ~ ~ ~ air
