kill @e[tag=x
