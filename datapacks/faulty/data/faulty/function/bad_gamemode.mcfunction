gamemode hard @s
