kill @e[limit=1,limit=2]
