# A function that does not exist fails.
# https://minecraft.wiki/w/Commands/function
execute store success score #function_missing_function_fails st run function selftest:language/never
assert score #function_missing_function_fails st matches 0
