scoreboard players remove #function_recursion st 1
scoreboard players add #function_depth st 1
execute if score #function_recursion st matches 1.. run function selftest:language/count_down
