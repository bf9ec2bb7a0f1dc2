scoreboard players add #pulse st 1
