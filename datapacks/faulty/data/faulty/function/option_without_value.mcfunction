kill @e[limit=]
