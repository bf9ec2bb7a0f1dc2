return 3
scoreboard players set #early st 99
