scoreboard players add #void st 1
