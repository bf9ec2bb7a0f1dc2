# https://minecraft.wiki/w/Commands/scoreboard
scoreboard objectives add o dummy
scoreboard objectives add t trigger
scoreboard objectives add h health
scoreboard players get a o
scoreboard players set a o 5
scoreboard players add a o 3
scoreboard players remove a o 10
scoreboard players add b o 1
scoreboard players set * o 4
scoreboard players add * o 1
scoreboard players list
scoreboard players list a
scoreboard players get * o
scoreboard players reset a o
scoreboard players reset *
scoreboard players reset *
scoreboard players set a nothing 1
scoreboard players set a h 1
scoreboard players enable a o
scoreboard players enable a t
scoreboard players enable a t
scoreboard players display name a o "A"
scoreboard players set @s o 1
scoreboard players add a o -1
scoreboard players operation a o =+ b o
