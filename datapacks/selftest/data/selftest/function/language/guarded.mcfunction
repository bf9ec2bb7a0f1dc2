execute if score #return_guard st matches 1 run return 1
scoreboard players add #return_guard st 10
return 2
