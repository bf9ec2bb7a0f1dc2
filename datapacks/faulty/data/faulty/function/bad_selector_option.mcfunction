kill @e[tags=x]
