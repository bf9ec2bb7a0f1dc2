kill @e[limit=0]
