scoreboard players set #wnm st 0
