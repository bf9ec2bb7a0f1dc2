# A function may call itself.
# https://minecraft.wiki/w/Commands/function
scoreboard players set #function_recursion st 5
scoreboard players set #function_depth st 0
function selftest:language/count_down
assert score #function_depth st matches 5
