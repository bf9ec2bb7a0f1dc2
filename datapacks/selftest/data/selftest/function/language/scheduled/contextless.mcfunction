scoreboard players set #schedule_contextless st 1
execute if entity @s run scoreboard players set #schedule_contextless st 2
