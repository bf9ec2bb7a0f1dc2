setblock ~ ~ ~ minecraft:lever[face=wall
