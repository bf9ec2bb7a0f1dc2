# `return run` of a condition gives whether it holds.
# https://minecraft.wiki/w/Commands/return
scoreboard players set #return_condition st 0
execute store result score #return_run_of_a_condition_no st run function selftest:language/run_condition
scoreboard players set #return_condition st 4
execute store result score #return_run_of_a_condition_yes st run function selftest:language/run_condition
assert score #return_run_of_a_condition_no st matches 0
assert score #return_run_of_a_condition_yes st matches 1
