# Where as finds nobody nothing is stored: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
scoreboard players set #nsn st 7
execute store success score #nsn st as @e[tag=st_nobody] run scoreboard players set #nsn2 st 1
assert score #nsn st matches 7
