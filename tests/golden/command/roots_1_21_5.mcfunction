# version 1.21.5
# Roots that came later are unknown: https://github.com/misode/technical-changes
swing @s
stopwatch create x
dialog show @s x
compute 1
execute as @e run say hi
datapack create a "b"
