setblock ~ ~ ~ minecraft:lever[face=top]
