scoreboard objectives add demo dummy
scoreboard players set prepared demo 7
