scoreboard players set #schedule_order st 1
