kill @e[distance=-1]
