kill @e[tag=x] now
