# Where a condition ends the chain before run nothing is stored: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
scoreboard players set #ucs st 7
execute store result score #ucs st if entity @e[tag=st_nobody] run scoreboard players set #ucs2 st 1
assert score #ucs st matches 7
