scoreboard players operation #schedule_order st *= #schedule_two st
scoreboard players add #schedule_order st 3
