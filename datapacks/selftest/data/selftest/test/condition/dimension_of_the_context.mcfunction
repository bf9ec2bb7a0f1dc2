# if dimension asks about the context, which in changes: https://minecraft.wiki/w/Commands/execute
# @template selftest:floor
scoreboard players set #doc st 0
execute if dimension overworld run scoreboard players add #doc st 1
execute in the_end if dimension the_end run scoreboard players add #doc st 10
execute in the_end if dimension overworld run scoreboard players add #doc st 100
assert score #doc st matches 11
