scoreboard players add #twice st 1
