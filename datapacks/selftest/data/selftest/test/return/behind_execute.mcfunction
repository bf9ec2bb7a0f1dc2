# `return` behind `execute if` ends the function where the condition holds.
# https://minecraft.wiki/w/Commands/return
scoreboard players set #return_guard st 0
execute store result score #return_behind_execute_late st run function selftest:language/guarded
scoreboard players set #return_guard st 1
execute store result score #return_behind_execute_early st run function selftest:language/guarded
assert score #return_behind_execute_late st matches 2
assert score #return_behind_execute_early st matches 1
assert score #return_guard st matches 1
