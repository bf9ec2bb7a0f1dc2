# The caller of a function that returns goes on.
# https://minecraft.wiki/w/Commands/return
execute store result score #return_ends_the_inner_function_only st run function selftest:language/inner_returns
assert score #return_ends_the_inner_function_only st matches 3
