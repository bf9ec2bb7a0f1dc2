scoreboard players set #ww st 3
