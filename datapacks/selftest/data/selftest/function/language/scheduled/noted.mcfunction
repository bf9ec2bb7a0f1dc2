scoreboard players add #schedule_noted st 1
