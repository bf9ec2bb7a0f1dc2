scoreboard players add #schedule_seconds st 1
