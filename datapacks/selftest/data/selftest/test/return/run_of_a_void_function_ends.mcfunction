# `return run` returns even where the function it runs does not.
# https://github.com/misode/technical-changes/blob/main/1.20.3/23w44a.md
scoreboard players set #return_run_void st 1
execute store success score #return_run_of_a_void_function_ends_ok st run function selftest:language/run_void
assert score #return_run_void st matches 1
assert score #return_run_of_a_void_function_ends_ok st matches 0
