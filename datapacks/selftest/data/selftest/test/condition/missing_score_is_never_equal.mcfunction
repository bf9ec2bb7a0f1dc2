# A missing score makes if false and unless true: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
scoreboard players set #mse st 0
execute if score #mse_never st matches ..0 run scoreboard players add #mse st 1
execute unless score #mse_never st matches ..0 run scoreboard players add #mse st 10
execute if score #mse_never st = #mse_never st run scoreboard players add #mse st 100
assert score #mse st matches 10
