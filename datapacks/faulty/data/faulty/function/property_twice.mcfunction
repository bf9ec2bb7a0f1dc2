setblock ~ ~ ~ minecraft:lever[face=wall,face=floor]
