kill @e[sort=closest]
