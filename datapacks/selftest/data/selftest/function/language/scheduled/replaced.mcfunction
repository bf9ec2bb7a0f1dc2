scoreboard players add #schedule_replaced st 1
