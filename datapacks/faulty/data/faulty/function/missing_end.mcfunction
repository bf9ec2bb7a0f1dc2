execute as @e at @s run
