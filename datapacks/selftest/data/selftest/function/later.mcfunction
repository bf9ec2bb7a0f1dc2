scoreboard players add #later st 1
