# 32-bit arithmetic that rounds down: https://minecraft.wiki/w/Commands/scoreboard
scoreboard objectives add o dummy
scoreboard players set a o -9
scoreboard players set four o 4
scoreboard players operation a o /= four o
scoreboard players set a o -9
scoreboard players operation a o %= four o
scoreboard players set a o 9
scoreboard players set minus o -4
scoreboard players operation a o %= minus o
scoreboard players set a o 2147483600
scoreboard players set hundred o 100
scoreboard players operation a o += hundred o
scoreboard players set a o 5
scoreboard players set zero o 0
scoreboard players operation a o /= zero o
scoreboard players operation a o %= zero o
scoreboard players get a o
scoreboard players set a o -2147483648
scoreboard players set one o -1
scoreboard players operation a o /= one o
scoreboard players set a o 70000
scoreboard players operation a o *= a o
scoreboard players set a o 7
scoreboard players operation a o -= hundred o
scoreboard players operation a o < hundred o
scoreboard players operation a o > hundred o
scoreboard players operation a o = four o
scoreboard players operation a o >< hundred o
scoreboard players get hundred o
scoreboard players operation new o += hundred o
