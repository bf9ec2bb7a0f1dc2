# Where a selector finds nobody neither if data nor unless data goes on: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
scoreboard players set #nde st 0
execute if data entity @e[tag=st_nobody,limit=1] Pos run scoreboard players add #nde st 1
execute unless data entity @e[tag=st_nobody,limit=1] Pos run scoreboard players add #nde st 10
assert score #nde st matches 0
