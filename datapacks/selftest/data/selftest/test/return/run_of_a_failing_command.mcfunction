# `return run` of what fails gives no success and 0.
# https://minecraft.wiki/w/Commands/return
scoreboard players set #return_run_of_a_failing_command st 5
execute store result score #return_run_of_a_failing_command st store success score #return_run_of_a_failing_command_ok st run function selftest:language/run_failing
assert score #return_run_of_a_failing_command st matches 0
assert score #return_run_of_a_failing_command_ok st matches 0
