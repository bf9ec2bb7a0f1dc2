# as changes the executor, not the place; at changes the place: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
summon marker ~2.5 ~1 ~0.5 {Tags:["st_akp"]}
execute as @e[tag=st_akp] run assert block ~ ~ ~ smooth_stone
execute at @e[tag=st_akp] run assert block ~ ~ ~ air
