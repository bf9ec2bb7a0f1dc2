# Conditions one behind the other must all hold: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
scoreboard players set #tcb st 0
execute if block ~ ~ ~ smooth_stone unless block ~ ~1 ~ smooth_stone run scoreboard players add #tcb st 1
execute if block ~ ~ ~ smooth_stone if block ~ ~1 ~ smooth_stone run scoreboard players add #tcb st 10
assert score #tcb st matches 1
