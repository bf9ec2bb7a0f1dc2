scoreboard players add #schedule_cleared st 1
