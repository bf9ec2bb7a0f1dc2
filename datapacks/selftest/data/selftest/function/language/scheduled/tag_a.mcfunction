scoreboard players add #schedule_tag st 1
