scoreboard players set #wac st 1
